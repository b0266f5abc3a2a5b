import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlogCategory, aPostCard, aPostList, postCards } from '../../testing/builders.js';
import { outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';
import type { PostList } from './api/load-blog.js';

const listing = (over: Partial<PostList> = {}) => ({ ListPosts: () => ({ postList: aPostList(over) }) });
const guide = { category: aBlogCategory(), canonicalCategory: 'rehber' };
const chips = async () => within(await screen.findByRole('navigation', { name: 'Blog kategorisi' }));
const posts = async () => within(await screen.findByRole('region', { name: 'Tüm yazılar' }));
const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Blog kenar çubuğu' }));
const address = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search;

describe('the blog', () => {
  it('PUB-BLOG-01 PUB-BLOG-06 PUB-BLOG-08 is headed Blog and shows the posts of the page', async () => {
    const { requested } = renderSite('/blog', listing({ items: postCards(9), total: 57, totalPages: 7 }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();
    expect((await posts()).getAllByRole('article')).toHaveLength(9);
    expect(document.querySelector('.grid.three')).toBeInTheDocument();
    expect(requested).toContainEqual({ name: 'ListPosts', variables: { page: 1, category: null, search: null } });
  });

  it('PUB-BLOG-02 shows three featured posts at the start', async () => {
    const { requested } = renderSite('/blog', {
      ...listing(),
      ListFeaturedPosts: () => ({ featuredPosts: postCards(3) }),
    });

    const featured = within(await screen.findByRole('region', { name: 'Öne Çıkan Yazılar' }));
    expect(featured.getAllByRole('article')).toHaveLength(3);
    expect(requested).toContainEqual({ name: 'ListFeaturedPosts', variables: { first: 3 } });
  });

  it.each(['page=2', 'category=rehber', 'search=nar'])('PUB-BLOG-02 has no featured posts on ?%s', async (search) => {
    const { requested } = renderSite(`/blog?${search}`, listing({ totalPages: 2, ...guide, canonicalCategory: null }));

    await posts();
    expect(screen.queryByRole('region', { name: 'Öne Çıkan Yazılar' })).toBeNull();
    expect(requested.map(({ name }) => name)).not.toContain('ListFeaturedPosts');
  });

  it('PUB-BLOG-03 PUB-BLOG-13 searches on Enter, keeps the category and starts at the first page', async () => {
    const { router } = renderSite('/blog?category=rehber&page=2', listing({ ...guide, total: 12, totalPages: 2 }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Yazılarda ara' }), ' nar hasadı {Enter}');

    expect(address(router)).toBe('/blog?category=rehber&search=nar+hasad%C4%B1');
  });

  it('PUB-BLOG-03 ROUTE-18 searches on the button, and the address brings the text back', async () => {
    const { router } = renderSite('/blog', listing());
    await userEvent.type(await screen.findByRole('searchbox'), 'nar');
    await userEvent.click(screen.getByRole('button', { name: 'Ara' }));
    expect(address(router)).toBe('/blog?search=nar');

    await act(() => router.navigate(-1));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await act(() => router.navigate(1));
    expect(screen.getByRole('searchbox')).toHaveValue('nar');
  });

  it('PUB-BLOG-04 PUB-BLOG-13 has a chip for all and one per category; a choice keeps the search and drops the page', async () => {
    renderSite('/blog?search=nar&page=2', listing({ total: 12, totalPages: 2 }));

    expect((await chips()).getAllByRole('link').map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['Tümü', '/blog?search=nar'],
      ['Rehber', '/blog?category=rehber&search=nar'],
      ['Tarif', '/blog?category=tarif&search=nar'],
    ]);
  });

  it('PUB-BLOG-04 PUB-BLOG-20 colours the chips, writes on them in black or white, and ticks the chosen one', async () => {
    renderSite('/blog?category=rehber', {
      ...listing(guide),
      ListBlogCategories: () => ({
        blogCategories: [
          { ...aBlogCategory(), postCount: 1 },
          { ...aBlogCategory('gece', 'Gece', '#1E3A8A'), postCount: 1 },
        ],
      }),
    });

    const [all, chosen, dark] = (await chips()).getAllByRole('link') as [HTMLElement, HTMLElement, HTMLElement];
    expect(chosen.querySelector('rect')).toHaveAttribute('fill', '#84CC16');
    expect([chosen.className, dark.className]).toEqual([
      expect.stringContaining('on-black'),
      expect.stringContaining('on-white'),
    ]);
    expect([all, chosen, dark].map((chip) => chip.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect([chosen, dark].map((chip) => chip.querySelectorAll('.icon').length)).toEqual([1, 0]);
  });

  it('PUB-BLOG-05 counts over all pages, then names the category and the search', async () => {
    const { unmount } = renderSite('/blog', listing({ total: 1284, totalPages: 143 }));
    expect((await posts()).getByRole('status')).toHaveTextContent(/^1\.284 yazı bulundu$/);
    unmount();

    renderSite('/blog?category=rehber&search=nar', listing({ ...guide, total: 3 }));
    expect((await posts()).getByRole('status')).toHaveTextContent(/^3 yazı bulundu · Rehber · "nar"$/);
  });

  it('PUB-BLOG-07 PUB-LIST-16 leads through the pages, filters kept', async () => {
    renderSite('/blog?category=rehber&page=2', listing({ ...guide, page: 2, total: 60, totalPages: 7 }));

    const pages = within(await screen.findByRole('navigation', { name: 'Sayfalar' }));
    expect(pages.getByRole('link', { name: 'Sayfa 7' })).toHaveAttribute('href', '/blog?category=rehber&page=7');
    expect(pages.getByRole('link', { name: 'Önceki' })).toHaveAttribute('href', '/blog?category=rehber');
    expect(pages.getByRole('link', { name: 'Sonraki' })).toHaveAttribute('href', '/blog?category=rehber&page=3');
  });

  it('PUB-BLOG-09 lists the categories beside it, then the first five posts of this page', async () => {
    renderSite('/blog?page=2', listing({ items: postCards(7), total: 16, totalPages: 2 }));

    const side = await sidebar();
    expect(side.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Kategoriler', 'Son Yazılar']);
    expect(side.getByRole('link', { name: /^Rehber/ })).toHaveAttribute('href', '/blog?category=rehber');
    expect(side.getAllByRole('link', { name: /^Yazi/ }).map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `/blog/yazi-${number}`),
    );
  });

  it('PUB-BLOG-09 PUB-BLOG-10 says that there are no posts and shows no latest ones', async () => {
    renderSite('/blog', listing({ items: [], total: 0, totalPages: 0 }));

    expect(await screen.findByText('Henüz blog yazısı bulunmuyor.')).toBeInTheDocument();
    expect((await sidebar()).queryByText('Son Yazılar')).toBeNull();
  });

  it('PUB-BLOG-10 says that no post matches the search, not that there are no posts', async () => {
    renderSite('/blog?search=qqqq', listing({ items: [], total: 0, totalPages: 0 }));

    expect(await screen.findByText('Bu aramaya uyan yazı bulunamadı.')).toBeInTheDocument();
    expect(screen.queryByText('Henüz blog yazısı bulunmuyor.')).toBeNull();
  });

  it('ROUTE-20 offers the first page beyond the last', async () => {
    renderSite('/blog?category=rehber&page=9', listing({ ...guide, items: [], total: 20, totalPages: 3 }));

    expect(await screen.findByRole('link', { name: 'İlk sayfaya dön' })).toHaveAttribute(
      'href',
      '/blog?category=rehber',
    );
  });

  it('PUB-BLOG-11 says that the posts could not be loaded, and tries again', async () => {
    let isDown = true;
    renderSite('/blog', { ListPosts: () => (isDown ? outage() : listing().ListPosts()) });

    expect(
      await screen.findByRole('heading', { name: 'Blog yazıları yüklenirken bir hata oluştu.' }),
    ).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));
    expect((await posts()).getAllByRole('article')).toHaveLength(2);
  });

  it('PUB-BLOG-12 keeps the old posts while the next page is on its way', async () => {
    let isSlow = false;
    const slow = new Promise<never>(() => undefined);
    const { router } = renderSite('/blog', {
      ListPosts: () => (isSlow ? slow : listing({ total: 12, totalPages: 2 }).ListPosts()),
    });
    await posts();
    isSlow = true;
    act(() => void router.navigate('/blog?page=2'));

    const busy = await screen.findByRole('region', { name: 'Tüm yazılar', busy: true });
    expect(within(busy).getAllByRole('article')).toHaveLength(2);
    expect(screen.queryAllByTestId('card-skeleton')).toEqual([]);
  });

  it('PUB-BLOG-12 shows skeletons while there are no posts yet', async () => {
    const { router } = renderSite('/', { ListPosts: () => new Promise(() => undefined) });
    await screen.findByRole('heading', { level: 1 });
    act(() => void router.navigate('/blog'));

    expect(await screen.findAllByTestId('card-skeleton')).not.toEqual([]);
  });

  it.each(['ListBlogCategories', 'ListFeaturedPosts'])('is shown without the result of %s', async (name) => {
    renderSite('/blog', { ...listing(), [name]: outage });

    expect((await posts()).getAllByRole('article')).toHaveLength(2);
  });
});

describe('a post in a list', () => {
  const card = async (over: Parameters<typeof aPostCard>[0]) => {
    renderSite('/blog', listing({ items: [aPostCard(over)] }));
    return (await posts()).getByRole('article');
  };

  it('PUB-BLOG-14 has badges, title, excerpt, date and views', async () => {
    const post = await card({ isFeatured: true });

    expect(within(post).getByText('Öne Çıkan')).toBeInTheDocument();
    expect(within(post).getByRole('link', { name: 'Rehber' })).toHaveAttribute('href', '/blog?category=rehber');
    expect(within(post).getByRole('link', { name: 'Nar hasadi' })).toHaveAttribute('href', '/blog/nar-hasadi');
    expect(post).toHaveTextContent('Hicaz mi, devedisi mi?');
    expect(post).toHaveTextContent('19 Ekim 2026');
    expect(post).toHaveTextContent('3.310 görüntülenme');
  });

  it('PUB-BLOG-14 shows the featured image when there is one, else a drawing', async () => {
    const post = await card({ featuredImageUrl: '/gorsel/imza/nar' });
    expect(post.querySelector('img')).toHaveAttribute('src', '/gorsel/imza/nar?w=640');
    expect(within(post).queryByText('Öne Çıkan')).toBeNull();
  });

  it('PUB-BLOG-14 shows a drawing where there is no featured image', async () => {
    expect((await card({})).querySelector('img')).toHaveAttribute('src', '/kapak/kapak/meyve-sebze/nar-hasadi.svg');
  });

  it.each([
    ['', 'Tarih yok'],
    ['dün', 'Geçersiz tarih'],
  ])('PUB-UI-03 says of the date "%s": %s', async (date, text) => {
    expect(await card({ date })).toHaveTextContent(text);
  });
});
