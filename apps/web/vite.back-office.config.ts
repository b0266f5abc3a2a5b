import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oneLanguage } from './one-language.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOCALE = process.env['LOCALE'] === 'en' ? 'en' : 'tr';

/** A separate build, so that no code of the back office can end up in what a public page downloads (ADR 0013). */
export default defineConfig({
  plugins: [react(), oneLanguage(LOCALE)],
  resolve: {
    alias: [
      { find: /^@tedarik\/turkish\/places$/, replacement: here('../../libs/turkish/src/places/index.ts') },
      { find: /^@tedarik\/turkish$/, replacement: here('../../libs/turkish/src/index.ts') },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The build of the public pages has written its files there before.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: here('back-office.html') },
  },
});
