import { screen, waitFor } from '@testing-library/react';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const PATH = '/yonetici/blog/kategoriler';
const CAY = { id: 'c', slug: 'cay', name: 'Çay', description: 'Demli', color: '#10B981', postCount: 3, revision: 2 };
const BAL = { id: 'b', slug: 'bal', name: 'Bal', description: null, color: '#3B82F6', postCount: 0, revision: 1 };
const LIST = { managedBlogCategories: { items: [BAL, CAY], total: 2 } };

describe('the categories of the blog', () => {
  it('ADM-BCAT-01 ADM-BCAT-02 lists dot, name, slug, description and the number of posts', async () => {
    renderBackOffice(PATH, { answers: { ManagedBlogCategories: LIST } });
    const cay = await row('Çay');
    expect(cay.getByText('cay')).toBeVisible();
    expect(cay.getByText('Demli')).toBeVisible();
    expect(cay.getByText('3')).toBeVisible();
    expect(screen.getByText('Çay').closest('td')?.querySelector('.colour-dot')).toHaveStyle({ background: '#10B981' });
    expect((await row('Bal')).getByText('0')).toBeVisible();
  });

  it('ADM-BCAT-01 says that there are no categories, and ADM-BCAT-08 that they could not be loaded', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ManagedBlogCategories: new Refusal('service-unavailable', 'unavailable') },
    });
    expect(await screen.findByText('Kategoriler yüklenirken bir hata oluştu.')).toBeVisible();
    answer('ManagedBlogCategories', { managedBlogCategories: { items: [], total: 0 } });
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Henüz kategori bulunmuyor.')).toBeVisible();
  });

  it('ADM-BCAT-03 ADM-BCAT-04 ADM-BCAT-05 ADM-BCAT-06 creates one whose slug follows the name', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedBlogCategories: LIST,
        FreeBlogCategorySlug: { freeBlogCategorySlug: 'sifali-caylar-2' },
        CreateBlogCategory: { createBlogCategory: CAY },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Yeni Kategori/ }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findAllByText('Bu alan zorunludur')).toHaveLength(2);
    expect(form.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['Mavi', 'Yeşil', 'Turuncu', 'Kırmızı', 'Mor', 'Cyan', 'Lime', 'Amber'],
    ]);
    expect(form.getByRole('radio', { name: 'Mavi' })).toBeChecked();
    await user.type(form.getByLabelText(/^Ad/), 'Şifalı Çaylar');
    expect(form.getByLabelText(/^Slug/)).toHaveValue('sifali-caylar');
    await user.click(form.getByRole('radio', { name: 'Turuncu' }));
    await waitFor(() => expect(form.getByLabelText(/^Slug/)).toHaveValue('sifali-caylar-2'));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Kategori eklendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'CreateBlogCategory')?.variables['input']).toEqual({
      name: 'Şifalı Çaylar',
      slug: 'sifali-caylar-2',
      description: null,
      color: '#F59E0B',
    });
  });

  it('ADM-BCAT-10 ADM-BCAT-06 keeps the slug when a category is renamed', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ManagedBlogCategories: LIST, UpdateBlogCategory: { updateBlogCategory: CAY } },
    });
    await user.click((await row('Çay')).getByRole('button', { name: 'Düzenle: Çay' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad/), ' ve kahve');
    expect(form.getByLabelText(/^Slug/)).toHaveValue('cay');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kategori güncellendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'UpdateBlogCategory')?.variables).toEqual({
      id: 'c',
      revision: 2,
      input: { name: 'Çay ve kahve', slug: 'cay', description: 'Demli', color: '#10B981' },
    });
  });

  it('ADM-BCAT-08 says at the field that a slug is taken, and keeps the input when a service is down', async () => {
    const taken = new Refusal('slug-taken', 'conflict', [{ field: 'slug', code: 'slug-taken' }]);
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ManagedBlogCategories: LIST, UpdateBlogCategory: taken },
    });
    await user.click((await row('Çay')).getByRole('button', { name: 'Düzenle: Çay' }));
    const form = await dialog();
    await user.clear(form.getByLabelText(/^Slug/));
    await user.type(form.getByLabelText(/^Slug/), 'bal');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('Bu slug zaten kullanılıyor')).toBeVisible();

    answer('UpdateBlogCategory', new Refusal('service-unavailable', 'unavailable'));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/^Kategori kaydedilirken bir hata oluştu\./)).toBeVisible();
    expect(form.getByLabelText(/^Slug/)).toHaveValue('bal');
  });

  it('ADM-BCAT-07 ADM-BCAT-08 ADM-BCAT-09 confirms by name, counts the posts that stay, and says when it failed', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: {
        ManagedBlogCategories: LIST,
        DeleteBlogCategories: new Refusal('service-unavailable', 'unavailable'),
      },
    });
    await user.click((await row('Çay')).getByRole('button', { name: 'Sil: Çay' }));
    const requesting = await dialog();
    expect(requesting.getByText('"Çay" kategorisini silmek istediğinizden emin misiniz?')).toBeVisible();
    expect(requesting.getByText('3 yazı kategorisiz kalacak.')).toBeVisible();
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^Kategori silinirken bir hata oluştu\./)).toBeVisible();
    answer('DeleteBlogCategories', { deleteBlogCategories: [{ id: 'c', isDone: true, code: null }] });
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kategori silindi')).toBeVisible();
    answer('RestoreBlogCategories', { restoreBlogCategories: [{ id: 'c', isDone: false, code: 'name-taken' }] });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri getirilemedi: Çay: Bu ad zaten kullanılıyor')).toBeVisible();
  });

  it('ADM-COMMON-08 PUB-LAY-17 names what could not be deleted, and undoes the rest', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedBlogCategories: LIST,
        DeleteBlogCategories: {
          deleteBlogCategories: [
            { id: 'b', isDone: true, code: null },
            { id: 'c', isDone: false, code: 'blog-category-not-found' },
          ],
        },
        RestoreBlogCategories: { restoreBlogCategories: [{ id: 'b', isDone: true, code: null }] },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    await user.click((await dialog()).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^Kategori silinirken bir hata oluştu\. Çay$/)).toBeVisible();
    expect(screen.getByText('Kategori silindi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'RestoreBlogCategories')?.variables).toEqual({ ids: ['b'] });
  });

  it('loads the history of a category only when it is opened', async () => {
    const back = renderBackOffice(PATH, { answers: { ManagedBlogCategories: LIST } });
    await back.user.click((await row('Çay')).getByRole('button', { name: 'Düzenle: Çay' }));
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'blog-category', recordId: 'c' }]);
  });
});
