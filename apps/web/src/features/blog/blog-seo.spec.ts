import { aBlogCategory, aPostList, aSite } from '../../testing/builders.js';
import type { PostList } from './api/load-blog.js';
import { blogAddress, parseBlogQuery } from './blog-query.js';
import { blogHead, blogRobots } from './blog-seo.js';

const site = aSite();
const listed = (search: string, over: Partial<PostList> = {}) => ({
  state: 'loaded' as const,
  degraded: false,
  query: parseBlogQuery(new URLSearchParams(search)),
  list: aPostList(over),
  categories: [],
  featured: [],
});
const guide = { category: aBlogCategory() };

describe('the address of the blog', () => {
  it.each([
    ['', '/blog'],
    ['page=3', '/blog?page=3'],
    ['page=iki', '/blog'],
    ['page=0', '/blog'],
    ['page=2.5', '/blog'],
    ['search=%20nar%20%20hasad%20&page=2&utm_source=x', '/blog?search=nar+hasad&page=2'],
    ['category=rehber&page=2', '/blog?category=rehber&page=2'],
  ])('ROUTE-14 ROUTE-18 ROUTE-20 reads ?%s as %s', (search, address) => {
    expect(blogAddress(parseBlogQuery(new URLSearchParams(search)))).toBe(address);
  });
});

describe('blogRobots', () => {
  it.each([
    ['', {}, 'index, follow'],
    ['page=2', {}, 'index, follow'],
    ['category=rehber', guide, 'index, follow'],
    ['search=nar', {}, 'noindex, follow'],
    ['category=rehber', { ...guide, items: [], total: 0 }, 'noindex, follow'],
  ])('PUB-SEO-05 for /blog?%s', (search, over, robots) => {
    expect(blogRobots(listed(search, over))).toBe(robots);
  });
});

describe('blogHead', () => {
  it.each([
    ['category=rehber', guide, '/blog?category=rehber'],
    ['page=2', {}, '/blog?page=2'],
    ['page=iki', {}, '/blog'],
  ])('PUB-SEO-03 PUB-SEO-05 gives /blog?%s an address of its own', (search, over, canonical) => {
    expect(blogHead(listed(search, over), site).canonical).toBe(canonical);
  });

  it('PUB-SEO-02 describes no two lists alike', () => {
    const pages = [
      listed(''),
      listed('page=2'),
      listed('category=rehber', guide),
      listed('category=tarif', { category: aBlogCategory('tarif', 'Tarif') }),
      listed('search=nar'),
    ];

    expect(new Set(pages.map((page) => blogHead(page, site).description)).size).toBe(pages.length);
  });

  it('PUB-SEO-07 lists the posts with their place in the whole, and the way to the page', () => {
    const head = blogHead(listed('category=rehber&page=2', guide), site);

    expect(head.title).toBe('Blog: Rehber, Sayfa 2');
    expect(head.structured).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Ana Sayfa' }, { name: 'Blog' }, { name: 'Rehber' }] },
      {
        '@type': 'CollectionPage',
        mainEntity: { itemListElement: [{ position: 10, url: 'https://pazar.example/blog/yazi-1' }, { position: 11 }] },
      },
    ]);
  });

  it('names the feed', () => {
    expect(blogHead(listed(''), site).feed).toEqual({ title: 'Blog', path: '/blog/rss.xml' });
  });
});
