// What puzzles ask for.
export const THEMES = ['win.1', 'win.2', 'hold.1', 'hold.2'];

/** Of one puzzle, as a part of the key of a text: "win.1", "hold.2". */
export const themeOf = ({goal, turns}) => `${goal.startsWith('!') ? 'hold' : 'win'}.${turns}`;
