import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// `npm test` starts a system for each worker: nobody else changes it, or stops parts of it, while a journey is under way.
const systems = process.env['SYSTEMS'];
if (systems) {
  const environments = JSON.parse(readFileSync(systems, 'utf8')) as Record<string, string>[];
  Object.assign(process.env, environments[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]);
}

const EXPORTS = 'e2e/export-goes-back-in.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  // Only `npm run test:full` walks what is heavy for its kind.
  grepInvert: process.env['FULL'] ? [] : /@full/,
  // `npm test` walks the first four; the others are requested by name (npm run screenshots, npm run lighthouse).
  projects: [
    // What the first of the two leaves behind is not to go with the start of the second.
    { name: 'reading', testDir: 'e2e/reading', outputDir: '.local/playwright/reading' },
    // Before the faults, which import thousands of businesses: this one would import all of them twice again.
    { name: 'exports', testMatch: EXPORTS, outputDir: '.local/playwright/exports' },
    // Long, so that the others are walked beside them.
    { name: 'faults', testDir: 'e2e/faults', outputDir: '.local/playwright/faults' },
    { name: 'journeys', testMatch: 'e2e/*.spec.ts', testIgnore: EXPORTS, outputDir: '.local/playwright/journeys' },
    // `npm run test:faults`.
    { name: 'every-fault', testDir: 'e2e/every-fault' },
    { name: 'screenshots', testDir: 'e2e/screenshots' },
    { name: 'lighthouse', testDir: 'e2e/lighthouse' },
  ],
  outputDir: '.local/playwright',
  workers: 1,
  timeout: 600_000,
  // Long, because other tests share the machine: how fast things are is measured by the benches.
  expect: { timeout: 60_000 },
  use: {
    // A button that goes away before it is pressed is no reason to wait until the whole journey has run out of time.
    actionTimeout: 60_000,
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A button that begins to move between the press and the release of a click is not clicked. Nobody is as quick as a journey.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Without a sandbox because CI runs as root. The others, except for the last, keep Chromium from contacting its vendor.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages are too short-lived for V8's optimizers to pay off: each of them takes a tenth of the browser's processor time.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
});
