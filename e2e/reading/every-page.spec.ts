import { expect, type Page, test } from '../support/test.js';
import { axeViolations } from '../support/axe.js';
import { overhangOf } from '../support/overhang.js';
import { sitePages } from '../support/pages.js';

// The site's CSP forbids foreign scripts; this lets the browser ignore it for the checker.
test.use({ bypassCSP: true });

const NARROWEST = { width: 320, height: 640 };
const READING_WIDTH = { width: 1280, height: 900 };

/** Collects errors that the browser reports while it shows a page; a 404 or 410 of the page itself does not count. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isPageItself = message.location().url === page.url() && /status of 4(?:04|10)/.test(message.text());
    const isMissingPath = message.text().includes('404'); // PUB-404-03 requires this message
    if (message.type() === 'error' && !isPageItself && !isMissingPath)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

test('no page has axe violations, console errors or overflow at 320 px', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  for (const { name, path } of await sitePages(request)) {
    await test.step(name, async () => {
      await page.setViewportSize(READING_WIDTH);
      await page.goto(path);
      await expect(page.locator('h1'), `${path} has one heading of its own`).toHaveCount(1);
      expect.soft(await axeViolations(page), path).toEqual([]);
      await page.setViewportSize(NARROWEST);
      expect.soft(await overhangOf(page), `${path} at 320 px`).toBe(0);
    });
  }
  expect(complaints).toEqual([]);
});

test('PUB-SEO-01 PUB-SEO-02 PUB-SEO-03 every page has a title, a unique description and its canonical URL', async ({
  page,
  request,
}) => {
  const descriptions = new Map<string, string>();
  for (const { path } of await sitePages(request)) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect.soft(html, path).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
    const isIndexed = answer.status() === 200 && html.includes('content="index, follow"');
    if (!isIndexed) continue;
    expect.soft(html, path).toMatch(/rel="canonical" href="http[^"]+"|href="http[^"]+" rel="canonical"/);
    await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect.soft(descriptions.get(description), `${path} shares its description`).toBeUndefined();
    descriptions.set(description, path);
  }
});
