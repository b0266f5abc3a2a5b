import type { PageState } from './hydrate.js';
import { afterFirstPaint } from './lib/after-first-paint.js';

const state = JSON.parse(document.getElementById('state')!.textContent) as PageState;

// The scripts would compete with styles and fonts for the connection of a phone; the page is readable without them.
afterFirstPaint(async () => {
  // Each in a task of its own, because starting a download takes a phone several milliseconds.
  for (const href of state.scripts) {
    setTimeout(() =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
    );
  }
  // By its address: an import that the bundler knows would make this file import the rest of the site.
  const { hydrate } = (await import(/* @vite-ignore */ state.scripts[0])) as typeof import('./hydrate.js');
  await hydrate(state);
});
