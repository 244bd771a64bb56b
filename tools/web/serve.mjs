// node serve.mjs FOLDER PORT
import {serve} from './server.mjs';

const [folder, port] = process.argv.slice(2);
try {
  const {address} = await serve(folder, Number(port));
  console.log(`play: the table stands at ${address} (stop with Ctrl+C)`);
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `play: port ${port} is taken; try --port N` : error);
  process.exit(1);
}
