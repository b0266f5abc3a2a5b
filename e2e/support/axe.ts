import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The minified one, which is less than half as long: every page of every browser has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations of WCAG 2.2 A and AA that axe finds once the page has no running animations. Needs `test.use({ bypassCSP: true })`. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: AXE });
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // During a fade-in, colours are temporary and must not be checked. The list also contains finished animations whose effect persists, so
    // only running ones count.
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'], selectors: false });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' | ')
          .slice(0, 300)}`,
    );
  }, RULES);
}
