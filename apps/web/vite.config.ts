import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import { oneLanguage } from './one-language.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The language of this browser build; the server bundle contains both. */
const LOCALE = process.env['LOCALE'] === 'en' ? 'en' : 'tr';
const MANIFESTS = { tr: 'dist/client/.vite/manifest.json', en: 'dist/client-en/.vite/manifest.json' };

/**
 * Code of the chunk `site`: what every page needs, and small parts that nearly every page needs. `lib/later`, `lib/forms` and other rarely
 * needed code go with their users. The map's libraries load with the map, and prefetching loads when a page is idle.
 */
const SHARED = new RegExp(
  [
    'node_modules/(?!maplibre-gl|pmtiles|fflate|react-router)',
    'libs/turkish/(?!src/(?:email|graphemes|moments|prices|suffixes))',
    'web/src/app/(?!prefetch/|full-router|redirects|routes|layout/pending-page)',
    'web/src/config/',
    'web/src/lib/(?!after-first-paint|forms|graphql/answered-commands|later|session/use-client-query|written-value|store/account-favourites)',
    'web/src/components/(?:breadcrumbs|after-hydration|missing-page|page-banner)\\.',
  ].join('|'),
);

/** Cards and their parts: many small files compress worse than one. */
const CARD = /web\/src\/components\/(?:business-card|product-card|favourite-button|category-chip|medallion)\./;
/** Code that a business's page shares with its later parts, and code that reviews share: small files as well. */
const BUSINESS =
  /web\/src\/(?:components\/back-button|features\/business\/(?:business\.messages|opening-hours|address|api\/load-business|components\/(?:business-missing|contact-links|page-section)))\./;
const REVIEWS =
  /web\/src\/(?:components\/avatar|features\/reviews\/(?:reviews\.messages|use-more-reviews|components\/(?:review-item|review-list|rules-link|rating-bars)))\./;

/** Lets index.html refer to files of packages, as stylesheets can: `@fontsource-variable/…` becomes a path that Vite can emit. */
const packageFilesInHtml: Plugin = {
  name: 'package-files-in-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll('href="@fontsource', 'href="/../../node_modules/@fontsource'),
  },
};

/** Key for the chunks of hydration, which every page needs. */
const EVERY_PAGE = '*';
const HYDRATION = 'src/hydrate.tsx';

/** Replaces Vite's helper, which would load a chunk's styles with it: all styles are in the head of the page (size-budget.spec.ts). */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** The page is painted before its script is needed, so fonts and pictures load first. */
const scriptAfterPaint: Plugin = {
  name: 'script-after-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
};

const langOfHtml: Plugin = {
  name: 'lang-of-html',
  transformIndexHtml: (html) => html.replace('lang="tr"', `lang="${LOCALE}"`),
};

/** Chunks of the pages, from the manifests of the browser builds that ran before; the server lists them in the head. */
function pageChunks(file: string): Record<string, string[]> {
  const manifest = JSON.parse(readFileSync(here(file), 'utf8')) as Manifest;
  const withImports = (key: string): string[] => [key, ...(manifest[key]!.imports ?? []).flatMap(withImports)];
  const ofHydration = new Set(withImports(HYDRATION));
  const pages = Object.keys(manifest).filter((key) => manifest[key]!.isDynamicEntry);
  const addresses = (keys: string[]) => [...new Set(keys)].map((key) => `/${manifest[key]!.file}`);
  const ofPage = (page: string) => addresses(withImports(page).filter((key) => !ofHydration.has(key)));
  return {
    [EVERY_PAGE]: addresses([...ofHydration]),
    ...Object.fromEntries(pages.map((page) => [page, ofPage(page)])),
  };
}
const chunksByLocale = () =>
  Object.fromEntries(Object.entries(MANIFESTS).map(([key, file]) => [key, pageChunks(file)]));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    packageFilesInHtml,
    langOfHtml,
    scriptAfterPaint,
    ...(isSsrBuild ? [] : [withoutPreloadHelper, oneLanguage(LOCALE)]),
  ],
  define: isSsrBuild ? { PAGE_CHUNKS: JSON.stringify(chunksByLocale()) } : {},
  resolve: {
    alias: [
      // The package's default entry is the development build; the production build lacks the warnings and their texts.
      { find: /^react-router$/, replacement: here('../../node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: here('../../node_modules/react-router/dist/production/dom-export.mjs'),
      },
      { find: /^@tedarik\/turkish\/places$/, replacement: here('../../libs/turkish/src/places/index.ts') },
      { find: /^@tedarik\/turkish$/, replacement: here('../../libs/turkish/src/index.ts') },
    ],
  },
  // bundles all dependencies into the server file: no module interop at run time and a quicker start
  ssr: process.env.NODE_ENV === 'production' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // The server lists the chunks of a page; Vite's own list would be 2 kB for every visitor.
    modulePreload: false,
    // Code that every page needs is one file: many small files compress worse and need a request each.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: [here('index.html'), here(HYDRATION)],
          // The entry loads the module by its address, so its export must stay.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: SHARED },
                { name: 'card', test: CARD },
                { name: 'business', test: BUSINESS, includeDependenciesRecursively: false },
                { name: 'reviews', test: REVIEWS, includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
}));
