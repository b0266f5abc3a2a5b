import { aPost, aSite } from '../../testing/builders.js';
import { tagsOf, titleOf } from '../../lib/seo/head.js';
import { blogPosting, postHead } from './post-seo.js';

const site = aSite();
const own = {
  metaTitle: 'Nar nasil secilir?',
  metaDescription: 'Hicaz narinin agirligi, kabugu ve tanesi: alirken bakilacaklar.',
};
const contents = (name: string, over: Parameters<typeof aPost>[0] = {}) =>
  tagsOf(postHead(aPost(over), site), site)
    .filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    .map(({ attributes }) => attributes['content']);

describe('postHead', () => {
  it('PUB-SEO-11 uses the meta title and meta description of the post', () => {
    expect(titleOf(postHead(aPost(own), site), site)).toBe('Nar nasil secilir? | Pazar');
    expect(contents('description', own)).toEqual([own.metaDescription]);
  });

  it('PUB-SEO-11 falls back to title and excerpt, and uses the tags as keywords', () => {
    expect(titleOf(postHead(aPost(), site), site)).toBe('Nar hasadi | Pazar');
    expect(contents('description')[0]).toMatch(/^Hicaz mi, devedisi mi\?/);
    expect(contents('keywords')).toEqual(['nar, hasat']);
  });

  it('PUB-SEO-02 describes a post without an excerpt by its text', () => {
    expect(contents('description', { excerpt: '' })[0]).toMatch(/^Nar hasadi\. Suyu, tanesi ve raf omru\./);
  });

  it('PUB-SEO-11 is shared as an article, with its times and a picture of its own', () => {
    expect(contents('og:type')).toEqual(['article']);
    expect(contents('article:published_time')).toEqual(['2026-10-19T09:00:00.000Z']);
    expect(contents('article:modified_time')).toEqual(['2026-10-20T09:00:00.000Z']);
    expect(contents('article:section')).toEqual(['Rehber']);
    expect(contents('article:tag')).toEqual(['nar', 'hasat']);
    expect(contents('og:image')).toEqual(['https://pazar.example/paylasim/yazi/nar-hasadi.jpg']);
  });

  it('PUB-SEO-07 gives the way to the page', () => {
    expect(postHead(aPost(), site).structured).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: 'Ana Sayfa' }),
          expect.objectContaining({ name: 'Blog' }),
          expect.objectContaining({ item: 'https://pazar.example/blog?category=rehber' }),
          expect.objectContaining({ name: 'Nar hasadi' }),
        ],
      }),
    );
  });
});

describe('blogPosting', () => {
  it('PUB-SEO-11 contains the stored facts, with the featured image first', () => {
    const post = aPost({ featuredImageUrl: '/gorsel/imza/nar', commentCount: 2 });

    expect(blogPosting(post, site)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Nar hasadi',
      image: ['https://pazar.example/gorsel/imza/nar?w=1280', 'https://pazar.example/paylasim/yazi/nar-hasadi.jpg'],
      datePublished: '2026-10-19T09:00:00.000Z',
      author: { '@type': 'Person', name: 'Deniz Aydan' },
      keywords: ['nar', 'hasat'],
      commentCount: 2,
    });
  });

  it('guesses no author, category or tag', () => {
    const facts = Object.keys(blogPosting(aPost({ author: null, category: null, tags: [] }), site));

    expect(facts).toEqual(expect.not.arrayContaining(['author', 'articleSection', 'keywords']));
  });
});
