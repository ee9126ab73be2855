/**
 * For who works on the pages: `/scenes` lists every state of a table. One is set up on the server when it is chosen, and
 * shown in a window of the size that is chosen, as the person would see it whose turn it is.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { TABLES } from './scenes.ts';
import { SIZES } from './sizes.ts';

export function scenesPage(server: string): Plugin {
  return {
    name: 'scenes',
    configureServer: ({ middlewares }) => {
      middlewares.use('/scenes', (request, response, next) => {
        answer(server, request, response).catch(next);
      });
    },
  };
}

async function answer(server: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = decodeURIComponent((request.url ?? '/').split('?')[0]!.slice(1));
  if (name === '') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page());
    return;
  }
  const setUp = TABLES[name];
  if (setUp === undefined) {
    response.writeHead(404).end(`no scene "${name}"; there are ${Object.keys(TABLES).join(', ')}`);
    return;
  }
  const scene = (await setUp(server)).at(-1)!;
  response.writeHead(302, {
    location: scene.path,
    ...(scene.cookie === null ? {} : { 'set-cookie': `${scene.cookie}; Path=/; HttpOnly; SameSite=Lax` }),
  });
  response.end();
}

/** Arrow keys go through the scenes; the size stays. */
function page(): string {
  const scenes = Object.keys(TABLES).map((name) => `<option>${name}</option>`);
  const sizes = Object.keys(SIZES).map((name) => `<option>${name}</option>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Scenes</title>
<style>body { margin: 0; background: #888; font: 16px sans-serif } nav { padding: 8px; display: flex; gap: 12px } iframe { border: 0; background: #fff; margin: 0 8px }</style>
<nav><label>Scene <select id="scene">${scenes.join('')}</select></label> <label>Size <select id="size">${sizes.join('')}</select></label>
<a id="alone" target="_blank">open alone</a></nav><iframe id="frame" title="scene"></iframe>
<script>
const at = (id) => document.getElementById(id);
function show() {
  at('alone').href = '/scenes/' + at('scene').value;
  at('frame').src = '/scenes/' + at('scene').value;
}
function size() {
  const [width, height] = at('size').value.split('x');
  Object.assign(at('frame'), { width, height });
}
at('scene').onchange = show;
at('size').onchange = size;
show();
size();
</script></html>`;
}
