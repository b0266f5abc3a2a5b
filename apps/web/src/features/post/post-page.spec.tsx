import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, postCards } from '../../testing/builders.js';
import { outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';
import type { Post } from './api/load-post.js';

const found = (post: Post) => ({ GetPost: () => ({ post: { __typename: 'PostFound', post } }) });
const show = (over: Partial<Post> = {}) => renderSite('/blog/nar-hasadi', found(aPost(over)));
const heading = () => screen.findByRole('heading', { level: 1, name: 'Nar hasadi' });

let beacon: jest.Mock<boolean, [string, Blob]>;
beforeEach(() => {
  beacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
});
afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

describe('the page of a post', () => {
  it('PUB-POST-01 shows the way: home, blog, category, title', async () => {
    show();

    const trail = within(await screen.findByRole('navigation', { name: 'Sayfa yolu' }));
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ana Sayfa',
      'Blog',
      'Rehber',
      'Nar hasadi',
    ]);
    expect(trail.getByRole('link', { name: 'Rehber' })).toHaveAttribute('href', '/blog?category=rehber');
  });

  it('PUB-POST-02 PUB-POST-03 PUB-POST-04 heads it with picture, badges, author, date, views and comments', async () => {
    show({ isFeatured: true, featuredImageUrl: '/gorsel/imza/nar', commentCount: 1284 });

    const head = (await heading()).closest('header')!;
    expect(head.querySelector('.post-cover img')).toHaveAttribute('src', '/gorsel/imza/nar?w=640');
    expect(within(head).getByText('Öne Çıkan')).toBeInTheDocument();
    expect(within(head).getByRole('link', { name: 'Rehber' })).toBeInTheDocument();
    expect(head).toHaveTextContent('Deniz Aydan');
    expect(head).toHaveTextContent('19 Ekim 2026');
    expect(head).toHaveTextContent('3.310 görüntülenme');
    expect(head).toHaveTextContent('1.284 yorum');
  });

  it('PUB-POST-03 shows the author’s picture when there is one', async () => {
    show({ author: { fullName: 'Deniz Aydan', avatarUrl: '/gorsel/imza/deniz' } });

    await heading();
    expect(document.querySelector('.avatar img')).toHaveAttribute('src', '/gorsel/imza/deniz?w=160');
  });

  it('PUB-POST-03 calls a missing author Anonim', async () => {
    show({ author: null });

    expect((await heading()).closest('header')).toHaveTextContent('Anonim');
  });

  it('PUB-POST-05 shows excerpt, text with its markup, and tags', async () => {
    show({ contentHtml: '<h2>Hasat</h2><ul><li>Hicaz</li></ul>' });

    await heading();
    expect(screen.getByText('Hicaz mi, devedisi mi?')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Hasat' })).toBeInTheDocument();
    const tags = within(screen.getByRole('list', { name: 'Etiketler' }));
    expect(tags.getAllByRole('link').map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
      ['#nar', '/blog?search=nar'],
      ['#hasat', '/blog?search=hasat'],
    ]);
  });

  it('PUB-POST-06 PUB-POST-07 leads back to the blog and to related posts', async () => {
    show({ related: postCards(3) });

    const side = within(await screen.findByRole('complementary', { name: 'İlgili Yazılar' }));
    expect(side.getByRole('link', { name: "Blog'a Dön" })).toHaveAttribute('href', '/blog');
    expect(side.getByRole('heading', { name: 'İlgili Yazılar' })).toBeInTheDocument();
    expect(side.getAllByRole('listitem')).toHaveLength(3);
  });

  it('PUB-POST-06 has no heading over no related posts', async () => {
    show();

    await heading();
    expect(screen.queryByRole('heading', { name: 'İlgili Yazılar' })).toBeNull();
  });

  it('PUB-COM-01 PUB-COM-08 shows the comments as they come, and how many there are', async () => {
    show({
      commentCount: 2,
      comments: [
        { id: 'c1', authorName: 'Ayse Gunes', content: 'Elinize saglik.', createdAt: '2026-10-20T09:00:00.000Z' },
        {
          id: 'c2',
          authorName: 'Cinar Ozturk',
          content: '<b>Tarifi</b> var mi?',
          createdAt: '2026-10-21T09:00:00.000Z',
        },
      ],
    });

    const comments = within(await screen.findByRole('region', { name: '2 yorum' }));
    expect(comments.getAllByRole('article').map((comment) => comment.textContent)).toEqual([
      'AGAyse Gunes20 Ekim 2026Elinize saglik.',
      'COCinar Ozturk21 Ekim 2026<b>Tarifi</b> var mi?',
    ]);
  });
});

describe('the report that a post was shown', () => {
  const textOf = (blob: Blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blob);
    });
  const visibility = (state: 'visible' | 'hidden') =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  afterEach(() => jest.restoreAllMocks());

  it('PUB-POST-10 is sent once, and again when the post is opened again', async () => {
    const { router } = show();
    await heading();
    const [[to, body]] = beacon.mock.calls as [[string, Blob]];
    expect([to, body.type, await textOf(body)]).toEqual([
      '/blog/goruntuleme',
      'application/json',
      '{"postId":"post-1"}',
    ]);
    await act(() => router.revalidate());
    expect(beacon).toHaveBeenCalledTimes(1);

    await act(() => router.navigate('/'));
    await act(() => router.navigate('/blog/nar-hasadi'));
    await heading();
    expect(beacon).toHaveBeenCalledTimes(2);
  });

  it('PUB-POST-10 waits until the page is looked at', async () => {
    visibility('hidden');
    show();
    await heading();
    expect(beacon).not.toHaveBeenCalled();

    visibility('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it('PUB-POST-10 is sent with fetch when a beacon is refused', async () => {
    beacon.mockReturnValue(false);
    const fetched = jest.fn(() => Promise.reject(new Error('offline')));
    globalThis.fetch = fetched as never;
    show();
    await heading();

    expect(fetched).toHaveBeenCalledWith(
      '/blog/goruntuleme',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
  });

  it('PUB-POST-10 is not sent for a post that is not there', async () => {
    renderSite('/blog/yok', { GetPost: () => ({ post: { __typename: 'PostNotFound' } }) });

    await screen.findByRole('heading', { level: 1 });
    expect(beacon).not.toHaveBeenCalled();
  });
});

describe('a post that cannot be shown', () => {
  it.each([
    ['PostNotFound', 'Blog yazısı bulunamadı.'],
    ['PostDeleted', 'Bu blog yazısı kaldırıldı.'],
  ])('PUB-POST-08 ROUTE-19 shows a message for %s and a link back to the blog', async (__typename, text) => {
    renderSite('/blog/yok', { GetPost: () => ({ post: { __typename } }) });

    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: "Blog'a Dön" })).toHaveAttribute('href', '/blog');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('PUB-POST-08 says that it could not be loaded, tries again, and leads back to the blog', async () => {
    let isDown = true;
    renderSite('/blog/nar-hasadi', { GetPost: () => (isDown ? outage() : found(aPost()).GetPost()) });

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Blog yazısı yüklenirken bir hata oluştu.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: "Blog'a Dön" })).toHaveAttribute('href', '/blog');
    isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));
    expect(await heading()).toBeInTheDocument();
  });
});
