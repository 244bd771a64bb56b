import {openPage, openStage, tableLaid} from './harness.mjs';
const stage = await openStage();
for (let i=0;i<20;i++){ const t=Date.now(); const {page, complaints, context} = await openPage(stage, {reducedMotion:'reduce', painted:true, locale: i%2?'fr-FR':'en-GB', viewport:{width:390,height:844}, hasTouch:true});
 page.on('console', m=>console.log('C', m.text())); 
 await tableLaid(page); console.log(i, Date.now()-t, complaints); if (process.argv[2]) await context.close(); }
await stage.close();
