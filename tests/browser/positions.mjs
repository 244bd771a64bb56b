// Positions that tests begin from.
import {families, games} from '../../tools/web/games.mjs';

// The example game of the rules sheet, before its first turn (MAE-237).
export const exampleGame = 'maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b ' +
  'hand.a=AcA3+IrE2 hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1';

// The end of the example game: every kind of tile in play, energy to consume (MAE-253).
export const exampleEnd = 'maelstrom/1 a=arcanae b=brood turn=5 to=b ' +
  'hand.a=AcA2+IrE1+StP1+CRu1 hand.b=LoF1+DHo1+Chi2+KCr1 discard.b=LoF1 ' +
  "mass=1.0bDHo2,1.1aAcA2,1.2aAcA1',1.3aIrE2,1.4bLoF2,1.5bLoF1,2.3bDHo1e,2.4aIrE1e";

// Vortex, with an event in hand.
export const exampleVortex = 'vortex/1 a=CeC6+Int2 b=FiP4+Hat1 phase=action ' +
  'hand.a=Int1 hand.b=FiP1 mass=1.2aCeC1,1.5bFiP1';

// The middle of a game of cards.
export const exampleCards = 'edge-cards/1 planets=Zyc:4+Dou,Goc:3,Yul:2+Ski,Tar:5' +
  ' ships.a=P1.Res,P1.Esc,P2.Min+Pum,A1.Rai,A1.Lin' +
  ' ships.b=P1.Eva,P3.Res,P3.Bul+Hul,A1.Pic,A2.Lan' +
  ' hand.a=Eva+Dre+Mae+Boo+Con+Esc2+Sab hand.b=Min+Esc+Wea+Vet+Lin stockpile=9,12 turn=5 to=a';

// Five ships in the middle of a game of pirates; the turn of the first.
export const examplePirates = 'pirates/1 seats=5 round=6 circles=0,1,2 curse=11' +
  ' ship.a=at:B2,points:9,fit:E04+E01,hold:CH03+CH05+AR08,cards:T05+T12' +
  ' ship.b=at:C9,life:2,points:6,hold:CH07,cards:T07 ship.c=points:12,hold:CH01+CH03' +
  ' ship.d=at:B0,points:4 ship.e=at:B4,points:8,hold:CH01+CH02' +
  ' tokens=K01:C8,K02:C2,K00:C3,K05:B6';

// Two squads of a battle that see each other over a bare table.
export const exampleBattle = 'edge-battle/1 table=36x36 a.i=E01:10/6+8.7/6+11.3/6+7.4/6+12.6/6,face:256' +
  ' b.i=K01:10/26+8.7/26+11.3/26+7.4/26+12.6/26,face:768';

/** One of every game of the house, by its name there. */
export const exampleOf = {maelstrom: exampleGame, vortex: exampleVortex, cards: exampleCards,
  pirates: examplePirates, battle: exampleBattle};
const lacking = games.filter(({game}) => !exampleOf[game]).map(({game}) => game);
if (lacking.length > 0) throw new Error(`positions.mjs has no example of ${lacking.join(', ')}`);

/** One of every table, as [folder of its games, position]. */
export const exampleTables = families.map(({folder, games: [{game}]}) => [folder, exampleOf[game]]);
