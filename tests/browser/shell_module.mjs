// Scripts of the page that need no page, called by tests.
import path from 'node:path';
import {build} from 'esbuild';

const shell = path.resolve(import.meta.dirname, '../../web/shell');

/** A module of the shell, to be called here. */
export async function shellModule(name) {
  const {outputFiles: [{text}]} = await build({entryPoints: [path.join(shell, name)], bundle: true,
    format: 'esm', write: false});
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}
