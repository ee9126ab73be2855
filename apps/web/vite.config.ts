import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2023',
    // The policy of the server allows no inline data; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The pages for everybody in the hall are a small bundle of their own.
    rolldownOptions: { input: ['index.html', 't.html'] },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8400', '/socket': { target: 'ws://127.0.0.1:8400', ws: true } },
  },
});
