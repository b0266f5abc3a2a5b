import { screen, waitFor, within } from '@testing-library/react';
import type { PostRow } from './api/posts-api.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const PATH = '/yonetici/blog';
const aPost = (over: Partial<PostRow> = {}): PostRow => ({
  id: 'p',
  slug: 'pul-biber',
  title: 'Pul biber',
  excerpt: 'Işık rengini alır.',
  featuredImageUrl: null,
  isFeatured: false,
  status: 'published',
  date: '2026-11-02T06:00:00.000Z',
  category: { id: 'c', name: 'Saklama', color: '#EF4444' },
  viewCount: 1234,
  isPublic: true,
  previewToken: null,
  ...over,
});
const DRAFT = aPost({
  id: 'd',
  slug: 'taslak-yazi',
  title: 'Taslak yazı',
  status: 'draft',
  category: null,
  isPublic: false,
  previewToken: 'imza',
});
const list = (items: PostRow[], total = items.length) => ({ managedPosts: { items, total } });
const CATEGORIES = {
  managedBlogCategories: {
    items: [
      { id: 'c', slug: 'saklama', name: 'Saklama', description: null, color: '#EF4444', postCount: 1, revision: 1 },
    ],
    total: 1,
  },
};
const answers = (posts: unknown = list([aPost(), DRAFT])) => ({
  ManagedPosts: posts,
  ManagedBlogCategories: CATEGORIES,
});
const row = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('tr')!);
const choose = async (user: ReturnType<typeof renderBackOffice>['user'], box: HTMLElement, option: string) => {
  await user.click(box);
  const shown = await screen.findAllByText(option);
  await user.click(shown.find((element) => element.closest('.ant-select-item'))!);
};

describe('the list of posts', () => {
  it('ADM-BLOG-01 ADM-BLOG-04 ADM-BLOG-05 shows everything of a post, and how many there are', async () => {
    const featured = aPost({ isFeatured: true, featuredImageUrl: '/gorsel/imza/a' });
    renderBackOffice(PATH, { answers: answers(list([featured, DRAFT], 1200)) });

    expect(await screen.findByRole('heading', { level: 1, name: 'Blog Yönetimi' })).toBeVisible();
    expect(await screen.findByText('Toplam 1.200 yazı bulundu')).toBeVisible();
    const first = await row('Pul biber');
    expect(first.getByText('Öne Çıkan')).toBeVisible();
    expect(first.getByText('Işık rengini alır.')).toBeVisible();
    expect(first.getAllByText('Saklama')).toHaveLength(2);
    expect(first.getAllByText('Saklama')[0]!.closest('.ant-tag')).toHaveStyle({ borderColor: '#EF4444' });
    expect(first.getByText('1.234')).toBeVisible();
    expect(first.getByText('2 Kas 2026')).toBeVisible();
    expect(document.querySelector('.post-cell img')).toHaveAttribute('src', '/gorsel/imza/a?w=160');
    expect((await row('Taslak yazı')).getAllByText('Kategori yok')).toHaveLength(2);
  });

  it('ADM-BLOG-02 ADM-BLOG-09 requests by status, category and words, and keeps them in the address', async () => {
    const { user, requested, address } = renderBackOffice(PATH, { answers: answers() });
    await screen.findByText('Pul biber');
    await choose(user, screen.getByRole('combobox', { name: 'Durum' }), 'Taslak');
    await choose(user, screen.getByRole('combobox', { name: 'Kategori' }), 'Saklama');
    await user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'biber{Enter}');

    await waitFor(() =>
      expect(requested.filter(({ operation }) => operation === 'ManagedPosts').at(-1)?.variables).toEqual({
        status: 'draft',
        category: 'saklama',
        search: 'biber',
        page: 1,
      }),
    );
    expect(address()).toBe(`${PATH}?durum=draft&kategori=saklama&ara=biber`);
  });

  it('K13: shows "Zamanlandı" for a published post with a future date, and filters by it', async () => {
    const waiting = aPost({ title: 'Yılbaşı sofrası', date: '2126-12-24T07:00:00.000Z', isPublic: false });
    const { user, requested } = renderBackOffice(PATH, { answers: answers(list([waiting])) });
    expect((await row('Yılbaşı sofrası')).getByText('Zamanlandı')).toBeVisible();
    await choose(user, screen.getByRole('combobox', { name: 'Durum' }), 'Zamanlandı');
    await waitFor(() => expect(requested.at(-1)?.variables).toMatchObject({ status: 'scheduled' }));
  });

  it('ADM-BLOG-06 ADM-BLOG-07 opens a public post at its address and any other as a preview, in another window', async () => {
    const { user, address } = renderBackOffice(PATH, {
      answers: { ...answers(), ManagedPost: () => new Promise(() => undefined) },
    });
    const view = (await row('Pul biber')).getByRole('link', { name: 'Görüntüle: Pul biber' });
    expect(view).toHaveAttribute('href', '/blog/pul-biber');
    expect(view).toHaveAttribute('target', '_blank');
    const preview = (await row('Taslak yazı')).getByRole('link', { name: 'Görüntüle: Taslak yazı' });
    expect(preview).toHaveAttribute('href', '/blog/onizleme/imza');
    await user.click((await row('Taslak yazı')).getByRole('button', { name: 'Düzenle: Taslak yazı' }));
    await waitFor(() => expect(address()).toBe('/yonetici/blog/duzenle/d'));
  });

  it('ADM-BLOG-08 turns pages: first, last and two each side of the one shown', async () => {
    const { user, address, answer } = renderBackOffice(`${PATH}?sayfa=6`, { answers: answers(list([aPost()], 120)) });
    const pages = within(await screen.findByRole('navigation', { name: 'Sayfalar' }));
    expect(pages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Önceki',
      ...['1', '4', '5', '6', '7', '8', '12'],
      'Sonraki',
    ]);
    expect(pages.getAllByText('…')).toHaveLength(2);
    expect(pages.getByRole('button', { name: 'Sayfa 6' })).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByRole('button', { name: 'Sonraki' }));
    expect(address()).toBe(`${PATH}?sayfa=7`);
    answer('ManagedPosts', list([aPost()], 10));
    await user.click(pages.getByRole('button', { name: 'Sayfa 1' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Sayfalar' })).toBeNull());
  });

  it('ADM-BLOG-10 invites to write the first post, and otherwise says that nothing matches', async () => {
    const { user } = renderBackOffice(PATH, { answers: answers(list([])) });
    expect(await screen.findByText('Henüz blog yazısı bulunmuyor.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'İlk Yazıyı Oluştur' })).toHaveAttribute('href', '/yonetici/blog/yeni');
    await user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'yok{Enter}');
    expect(await screen.findByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
  });

  it('ADM-BLOG-10 ADM-BLOG-11 says that the list could not be loaded, and retries on request', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: answers(new Refusal('service-unavailable', 'unavailable')),
    });
    expect(await screen.findByText('Blog verileri yüklenirken bir hata oluştu.')).toBeVisible();
    answer('ManagedPosts', list([aPost()]));
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Pul biber')).toBeVisible();
  });

  it('ADM-BLOG-12 ADM-BLOG-13 changes the status in the list, and shows an unknown status as draft', async () => {
    const unknown = aPost({ id: 'u', title: 'Tuhaf', status: 'limbo' });
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ...answers(list([aPost(), unknown])),
        ChangePostStatus: { changePostStatus: { id: 'p', revision: 2 } },
      },
    });
    expect((await row('Tuhaf')).getByText('Taslak')).toHaveClass('status-tag', 'waiting');
    expect((await row('Pul biber')).getByText('Yayında')).toHaveClass('status-tag', 'good');
    await choose(user, screen.getByRole('combobox', { name: 'Durum: Pul biber' }), 'Arşivlendi');

    expect(await screen.findByText('Blog yazısının durumu güncellendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'ChangePostStatus')?.variables).toEqual({
      id: 'p',
      status: 'archived',
    });
  });

  it('ADM-BLOG-16 says that a status could not be changed', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ...answers(), ChangePostStatus: new Refusal('service-unavailable', 'unavailable') },
    });
    await screen.findByText('Pul biber');
    await choose(user, screen.getByRole('combobox', { name: 'Durum: Pul biber' }), 'Arşivlendi');
    expect(await screen.findByText(/^Blog yazısı durumu güncellenirken bir hata oluştu\./)).toBeVisible();
  });

  it('ADM-BLOG-15 ADM-BLOG-16 confirms before it deletes, says when it failed and when it is done, and undoes it', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ...answers(), DeletePosts: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click((await row('Pul biber')).getByRole('button', { name: 'Sil: Pul biber' }));
    const requesting = within(await screen.findByRole('dialog'));
    expect(requesting.getByText('Bu blog yazısını silmek istediğinizden emin misiniz?')).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'DeletePosts')).toBe(false);
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^Blog yazısı silinirken bir hata oluştu\./)).toBeVisible();

    answer('DeletePosts', { deletePosts: [{ id: 'p', isDone: true, code: null }] });
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Blog yazısı silindi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'DeletePosts').at(-1)?.variables).toEqual({ ids: ['p'] });

    answer('RestorePosts', { restorePosts: [{ id: 'p', isDone: true, code: null }] });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'RestorePosts').at(-1)?.variables).toEqual({ ids: ['p'] });
  });

  it('ADM-COMMON-08 PUB-LAY-17 deletes the selection with one call, names failures, and undoes the rest', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: {
        ...answers(),
        DeletePosts: {
          deletePosts: [
            { id: 'p', isDone: true, code: null },
            { id: 'd', isDone: false, code: 'post-not-found' },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/bir hata oluştu\. Taslak yazı$/)).toBeVisible();
    expect(screen.getByText('Blog yazısı silindi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'DeletePosts')).toHaveLength(1);
    expect(screen.getByText('1 kayıt seçildi')).toBeVisible();
    answer('RestorePosts', { restorePosts: [{ id: 'p', isDone: true, code: null }] });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'RestorePosts').at(-1)?.variables).toEqual({ ids: ['p'] });
  });
});
