import { aSite } from '../../testing/builders.js';
import { headHtml } from './head-html.js';
import { type HeadContent, tagsOf, titleOf } from './head.js';

const site = aSite();
const page: HeadContent = {
  title: 'Anadolu Baharat Evi',
  description: 'Maraş pul biberi, sumak ve kimyonu haftalık öğüten üçüncü kuşak baharatçı.',
  keywords: ['baharat', 'sumak'],
  canonical: '/firma/anadolu-baharat-evi',
};
const contentOf = (head: HeadContent, name: string) =>
  tagsOf(head, site).find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    ?.attributes['content'];

describe('the head', () => {
  it('PUB-SEO-01 names the page and the brand, or describes the site without a title of the page', () => {
    expect(titleOf(page, site)).toBe('Anadolu Baharat Evi | Pazar');
    expect(titleOf({ ...page, title: undefined }, site)).toBe('Güvenilir Türk Gıda Tedarikçileri | Pazar');
  });

  it('PUB-SEO-02 describes the page and lists its keywords', () => {
    expect(contentOf(page, 'description')).toBe(page.description);
    expect(contentOf(page, 'keywords')).toBe('baharat, sumak');
  });

  it('PUB-SEO-03 gives the absolute address', () => {
    expect(tagsOf(page, site)).toContainEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: 'https://pazar.example/firma/anadolu-baharat-evi' },
    });
  });

  it('PUB-SEO-03 gives no address to a page that has none', () => {
    expect(tagsOf({ ...page, canonical: undefined }, site).filter(({ tag }) => tag === 'link')).toEqual([]);
  });

  it('PUB-SEO-04 shares a large picture in Turkish', () => {
    expect(contentOf(page, 'og:locale')).toBe('tr_TR');
    expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
    expect([contentOf(page, 'og:image:width'), contentOf(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(contentOf(page, 'og:image')).toMatch(/^https:\/\/pazar\.example\/assets\//);
  });

  it('PUB-SEO-05 is indexed unless it says otherwise', () => {
    expect(contentOf(page, 'robots')).toBe('index, follow');
    expect(contentOf({ ...page, robots: 'noindex, follow' }, 'robots')).toBe('noindex, follow');
  });

  it('names the feed of a page that has one', () => {
    expect(tagsOf({ ...page, feed: { title: 'Blog', path: '/blog/rss.xml' } }, site)).toContainEqual({
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Blog | Pazar',
        href: 'https://pazar.example/blog/rss.xml',
      },
    });
  });

  it('PUB-SEO-06 colours the browser', () => {
    expect(contentOf(page, 'theme-color')).toBe('#F6B21B');
  });
});

describe('headHtml', () => {
  it('escapes what comes from data', () => {
    const html = headHtml({ ...page, title: '</title><script>"&', description: '"><img>'.repeat(12) }, site);

    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp; | Pazar</title>');
    expect(html).not.toContain('<img>');
  });

  it('keeps structured data inside its block', () => {
    const html = headHtml({ ...page, structured: [{ name: '</script>\u2028' }] }, site);

    expect(html).toContain('\\u003c/script>\\u2028');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
