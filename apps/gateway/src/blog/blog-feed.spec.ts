import { blogFeed, type FeedPost } from './blog-feed.js';

const SITE = {
  origin: 'https://tezgah.example',
  brand: 'Tezgâh',
  post: (slug: string) => `/yazi/${slug}`,
  picture: (slug: string) => `/resim/${slug}.jpg`,
};
const aPost = (over: Partial<FeedPost> = {}): FeedPost => ({
  id: '01935a6e-4b20-7d02-8a55-0f4c9be11a20',
  slug: 'bal-ve-kaymak',
  title: 'Bal & kaymak',
  excerpt: 'Ali <Veli> yazdı',
  featuredImageUrl: null,
  isFeatured: false,
  date: '2026-11-02T06:00:00.000Z',
  category: null,
  viewCount: 7,
  ...over,
});

it('names absolute addresses, the language and the time of each post', () => {
  const xml = blogFeed([aPost()], SITE);
  expect(xml).toContain('<language>tr</language>');
  expect(xml).toContain('<link>https://tezgah.example/yazi/bal-ve-kaymak</link>');
  expect(xml).toContain('<pubDate>Mon, 02 Nov 2026 06:00:00 GMT</pubDate>');
  expect(xml).toContain('href="https://tezgah.example/blog/rss.xml"');
});

it('gives each post with author, picture and full text, with absolute links to this site', () => {
  const contentHtml = '<p>Bal ve <a href="/firma/ege-bal">Ege</a> <img src="https://a.example/x.jpg"></p>';
  const xml = blogFeed([aPost({ contentHtml, author: { fullName: 'Deniz Aydan', avatarUrl: null } })], SITE);
  expect(xml).toContain('<author>Deniz Aydan</author>');
  expect(xml).toMatch(/<enclosure [^>]*url="https:\/\/tezgah.example\/resim\/bal-ve-kaymak.jpg"/);
  expect(xml).toContain('<a href="https://tezgah.example/firma/ege-bal">Ege</a> <img src="https://a.example/x.jpg">');
});

it('escapes the title, excerpt and content of a post', () => {
  const xml = blogFeed([aPost({ title: ']]><script>', excerpt: ']]><b>', contentHtml: ']]><b>' })], SITE);
  expect(xml).not.toMatch(/\]\]><(?:script|b)>/);
});

it('shows the excerpt as the text that was typed, not as mark-up', () => {
  const xml = blogFeed([aPost({ excerpt: 'Bal & kaymak <img src=x onerror=alert(1)>' })], SITE);
  expect(xml).toContain('<description><![CDATA[Bal &amp; kaymak &lt;img src=x onerror=alert(1)>]]></description>');
});

it('is the same for the same posts', () => {
  expect(blogFeed([aPost()], SITE)).toBe(blogFeed([aPost({ viewCount: 8 })], SITE));
  expect(blogFeed([], SITE)).toContain('<title>Tezgâh Blog</title>');
});

it('L6: is well-formed whatever a stored title holds', () => {
  const xml = blogFeed([aPost({ title: 'Bal\u0000\u0008\uffff\ud800 ve kaymak 🍯' })], SITE);
  expect(xml).toContain('Bal ve kaymak 🍯');
});
