import { defineConfig } from 'vite';

/**
 * What is wanted together comes in one file, with all that it stands on: a request costs as much as a small file does.
 * Each line takes what the lines before it have left; what only one page needs stays with that page. What several languages
 * stand on belongs to the frame, or one language is fetched for the other.
 */
const FILES = [
  { name: 'theme', test: /src\/style\/theme\.css$/ },
  // The pages of the hall stand on it too, and whatever else is in its file would run there.
  { name: 'languages', test: /rules\/src\/words\/languages\.ts$/ },
  { name: 'fresh-id', test: /client\/src\/fresh-id\.ts$/ },
  { name: 'checks', test: /tournament\/src\/words\/(tell-in|\w+\/checks)\.ts$/ },
  { name: 'first', test: /src\/main\.ts$/ },
  {
    name: 'frame',
    test: /src\/(shell\/(start|unfinished)|words\/(why-not|cubes|cards|lists|moves|tell|titles|named-variations)\.)/,
  },
  { name: 'english', test: /web\/src\/words\/en\/index\.ts$/ },
  {
    name: 'pieces',
    test: /src\/(pieces|server|shelf|rules|engine\/(engine|use-answer)|hotseat\/protocol|table\/(tell|aside\/dialog|question\/chart))\b/,
  },
  {
    name: 'written',
    test: /src\/(writing\/(drawn|sheet|text)|ruling\/use-ruling|position\/(from|read)|table\/(mat\/(cubes|use-[dh])|goal\/goal-[bd]))/,
  },
  { name: 'table', test: /src\/table\/table-room\.tsx$/ },
].map((file, place) => ({ ...file, priority: 10 - place }));

export default defineConfig({
  build: {
    target: 'es2023',
    // The policy of the server allows no inline data; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The pages for everybody in the hall are a small bundle of their own.
    rolldownOptions: {
      input: ['index.html', 't.html'],
      output: { codeSplitting: { groups: FILES } },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8400', '/socket': { target: 'ws://127.0.0.1:8400', ws: true } },
  },
});
