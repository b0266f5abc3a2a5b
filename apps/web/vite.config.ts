import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MANIFEST = here('dist/client/.vite/manifest.json');

/** Lets index.html name files of packages, as stylesheets may: `@fontsource-variable/…` becomes a path Vite can emit. */
const packageFilesInHtml: Plugin = {
  name: 'package-files-in-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll('href="@fontsource', 'href="/../../node_modules/@fontsource'),
  },
};

/** Chunks of the pages, from the browser build that ran before: the server names them in the head. */
function pageChunks(): Record<string, string[]> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const pages = Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry);
  const filesOf = (key: string): string[] =>
    manifest[key]!.isEntry ? [] : [`/${manifest[key]!.file}`, ...(manifest[key]!.imports ?? []).flatMap(filesOf)];
  return Object.fromEntries(pages.map(({ src }) => [src!, [...new Set(filesOf(src!))]]));
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), packageFilesInHtml],
  define: isSsrBuild ? { PAGE_CHUNKS: JSON.stringify(pageChunks()) } : {},
  resolve: {
    alias: [
      { find: /^@tedarik\/turkish\/places$/, replacement: here('../../libs/turkish/src/places/index.ts') },
      { find: /^@tedarik\/turkish$/, replacement: here('../../libs/turkish/src/index.ts') },
    ],
  },
  // every dependency goes into the server file: no module interop at run time and a quicker start
  ssr: process.env.NODE_ENV === 'production' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
  },
}));
