import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { firstIn, type SitePage } from '../support/pages.js';

const GOALS = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 100 } as const;
const RUNS = 3;
/** Fetched when it is used, because nothing else needs it, and its dependencies would be a sixth of all installed files. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

// `npm run lighthouse`: the six main pages on a phone with a slow connection; the median of three runs counts.
test('Lighthouse, mobile: performance, accessibility, best practices and SEO of the main pages', async ({
  baseURL,
  request,
}) => {
  test.setTimeout(900_000);
  const pages: SitePage[] = [
    { name: 'home', path: '/' },
    { name: 'list', path: '/firma' },
    { name: 'business', path: await firstIn(request, 'firmalar') },
    { name: 'category', path: await firstIn(request, 'kategoriler') },
    { name: 'products', path: '/urunler' },
    { name: 'post', path: await firstIn(request, 'yazilar') },
  ];
  const config = test.info().outputPath('lighthouse.json');
  // From 'about:blank' the browser starts a process for the page after the trace has begun, and the trace may miss its first events
  // (NO_NAVSTART). A page of the same site already has that process.
  await writeFile(
    config,
    JSON.stringify({ extends: 'lighthouse:default', settings: { blankPage: `${baseURL}/robots.txt` } }),
  );
  const table: Record<string, Record<string, number>> = {};
  for (const { name, path } of pages) {
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(`${baseURL}${path}`, config));
    table[name] = Object.fromEntries(
      Object.keys(GOALS).map((goal) => [goal, median(runs.map((one) => one[goal] ?? 0))]),
    );
  }
  console.table(table);
  for (const [name, scores] of Object.entries(table)) {
    for (const [goal, least] of Object.entries(GOALS)) {
      expect.soft(scores[goal], `${goal} of ${name}`).toBeGreaterThanOrEqual(least);
    }
  }
});

async function scoresOf(url: string, config: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, `--config-path=${config}`, '--quiet', '--output=json'],
      `--only-categories=${Object.keys(GOALS).join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' }, maxBuffer: 2 ** 26 },
  );
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
