import { expect, type Page, test } from '../support/test.js';
import { axeViolations } from '../support/axe.js';
import { overhangOf } from '../support/overhang.js';
import { sitePages } from '../support/pages.js';

// The site's CSP forbids foreign scripts; this lets the browser ignore it for the checker.
test.use({ bypassCSP: true });

const READING = { width: 1280, height: 900 };
const NARROWEST = { width: 320, height: 640 };
/** The viewport of a window of 1280 by 800 at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };
const PHONE = { width: 375, height: 740 };
/** The standard size of text in browsers, in pixels. */
const LETTERS = 16;

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

// One walk for all of it, because opening a page is what takes most of the time.
test('WCAG 1.4.4 1.4.10 U23 no page has axe violations, console errors, or overflow at 320 px, at 200 % zoom, or on a phone with long words or text twice its size', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const settings = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => settings.send('Page.setFontSizes', { fontSizes: { standard } });
  const longSearch = { name: 'uzun-arama', path: `/firma?q=${'a'.repeat(100)}` };
  for (const { name, path } of [longSearch, ...(await sitePages(request))]) {
    await test.step(name, async () => {
      await page.setViewportSize(READING);
      await page.goto(path);
      await expect(page.locator('h1'), `${path} has one heading of its own`).toHaveCount(1);
      expect.soft(await axeViolations(page), path).toEqual([]);
      for (const size of [NARROWEST, ZOOMED, PHONE]) {
        await page.setViewportSize(size);
        expect.soft(await overhangOf(page), `${path} at ${size.width} px`).toBe(0);
      }
      expect.soft(await placesThatOverhang(page), path).toEqual([]);
      await setLetters(2 * LETTERS);
      expect.soft(await overhangOf(page), `${path} with text twice its size`).toBe(0);
      await setLetters(LETTERS);
    });
  }
  expect(complaints).toEqual([]);
});

/**
 * Puts a long word into each text of the page in turn, and returns those that overflow. Texts of the site itself (buttons, tables of legal
 * texts) are left out.
 */
function placesThatOverhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isData = ({ parentElement, data }: Text) =>
      data.trim() !== '' &&
      parentElement?.checkVisibility() &&
      !parentElement.closest('.button, label, th, td, .badge, .etiket, .pages, .crumbs a');
    return texts.filter(isData).flatMap((text) => {
      const before = text.data;
      text.data = 'w'.repeat(100);
      const isWider = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      text.data = before;
      return isWider ? [`${text.parentElement!.outerHTML.slice(0, 120)}`] : [];
    });
  });
}

/** The page is only the parser: nothing of the document is loaded. */
const descriptionIn = (page: Page, html: string): Promise<string> =>
  page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/html').querySelector<HTMLMetaElement>('meta[name=description]')
        ?.content ?? '',
    html,
  );

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
    const description = await descriptionIn(page, html);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect.soft(descriptions.get(description), `${path} shares its description`).toBeUndefined();
    descriptions.set(description, path);
  }
});
