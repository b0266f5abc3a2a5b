import { screen, waitFor } from '@testing-library/react';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row, sent } from '../../testing/screen-parts.js';

const YAYLA = { id: 'b1', name: 'Kars Yaylası', slug: 'kars-yaylasi', status: 'active' };
const HIDDEN = { id: 'b2', name: 'Bekleyen Dükkân', slug: 'bekleyen-dukkan', status: 'pending' };
const CHEESE = { id: 'c1', name: 'Peynir' };
const OIL = { id: 'c2', name: 'Zeytinyağı' };
const KASAR = {
  id: 'p1',
  name: 'Kaşar',
  description: 'Eski.',
  business: YAYLA,
  category: CHEESE,
  price: 1249.9,
  imageUrl: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  revision: 4,
};
const SIZMA = { ...KASAR, id: 'p2', name: 'Sızma', business: HIDDEN, category: OIL, price: null, revision: 1 };
const LIST = { managedProducts: { items: [KASAR, SIZMA], total: 2, totalIsLowerBound: false } };
const ANSWERS = {
  ManagedProducts: LIST,
  ListAllCategories: { categories: [CHEESE, OIL].map((one) => ({ ...one, slug: one.id, businessCount: 1 })) },
  ManagedBusinessNames: ({ search }: { search: string }) => ({
    managedBusinessNames: [YAYLA, HIDDEN].filter(
      ({ id, name }) => id === search || name.toLowerCase().startsWith(search),
    ),
  }),
};
const PATH = '/yonetici/urunler';

type Back = ReturnType<typeof renderBackOffice>;

async function choose({ user }: Back, label: RegExp, option: string) {
  const form = await dialog();
  await user.click(form.getByLabelText(label));
  await user.click(await screen.findByTitle(option));
}

describe('the products', () => {
  it('ADM-PROD-01 ADM-PROD-02 lists name, business with a link, category and price, the newest first', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });

    expect((await row('Kaşar')).getByRole('link', { name: 'Kars Yaylası' })).toHaveAttribute(
      'href',
      '/yonetici/firmalar?kayit=b1',
    );
    expect((await row('Kaşar')).getByText('Peynir')).toBeVisible();
    expect((await row('Kaşar')).getByText('₺1.249,90')).toBeVisible();
    expect((await row('Sızma')).getByText('-')).toBeVisible();
    expect((await row('Sızma')).getByRole('link', { name: 'Bekleyen Dükkân' })).toHaveAttribute(
      'href',
      '/yonetici/firmalar?kayit=b2',
    );
    expect(sent(back, 'ManagedProducts')[0]).toEqual({
      list: { search: '', page: 1, pageSize: 20, sort: 'newest', descending: true },
      categoryId: null,
      businessId: null,
    });
  });

  it('marks a very large total as a lower bound', async () => {
    const many = { managedProducts: { items: [KASAR], total: 10_000, totalIsLowerBound: true } };
    renderBackOffice(PATH, { answers: { ...ANSWERS, ManagedProducts: many } });
    expect(await screen.findByText('Toplam 10.000+ kayıt')).toBeVisible();
  });

  it('ADM-PROD-01 ADM-COMMON-10 keeps search, filters and order in the address', async () => {
    const back = renderBackOffice(`${PATH}?kategori=c2&isletme=b2`, { answers: ANSWERS });
    await screen.findByText('Sızma');
    await back.user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'sızma{Enter}');
    await back.user.click(screen.getByRole('combobox', { name: 'Sıralama' }));
    await back.user.click(await screen.findByTitle('Ucuzdan pahalıya'));

    await waitFor(() =>
      expect(sent(back, 'ManagedProducts').at(-1)).toEqual({
        list: { search: 'sızma', page: 1, pageSize: 20, sort: 'price', descending: false },
        categoryId: 'c2',
        businessId: 'b2',
      }),
    );
    expect(back.address()).toBe(`${PATH}?kategori=c2&isletme=b2&ara=s%C4%B1zma&sirala=price`);
  });

  it('shows no id for the category of a saved view that was deleted since', async () => {
    renderBackOffice(`${PATH}?kategori=c-deleted`, { answers: ANSWERS });
    expect(await screen.findByText('Bu kayıt artık yok.')).toBeVisible();
    expect(screen.queryByText('c-deleted')).toBeNull();
  });

  it('names the business of its filter where no product of it is shown', async () => {
    const none = { managedProducts: { items: [], total: 0, totalIsLowerBound: false } };
    renderBackOffice(`${PATH}?isletme=b2`, { answers: { ...ANSWERS, ManagedProducts: none } });
    expect(await screen.findByText('Bekleyen Dükkân')).toBeVisible();
  });

  it('ADM-PROD-03 ADM-PROD-04 adds one: name, description, business and category are needed, the price is a decimal', async () => {
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, CreateProduct: { createProduct: KASAR } } });
    const { user } = back;
    await user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form.getAllByText('Bu alan zorunludur')).toHaveLength(4));
    expect(sent(back, 'CreateProduct')).toEqual([]);

    await user.type(form.getByLabelText(/^Ad/), 'Lor');
    await user.type(form.getByLabelText(/^Açıklama/), 'Taze.');
    await user.type(form.getByLabelText(/^İşletme/), 'kars');
    await user.click(await screen.findByTitle('Kars Yaylası'));
    await choose(back, /^Kategori/, 'Peynir');
    const price = form.getByLabelText(/^Fiyat/);
    expect(price).toHaveAttribute('inputmode', 'decimal');
    await user.type(price, 'bin');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('0 ile 9.999.999,99 arasında bir tutar yazın')).toBeVisible();
    await user.clear(price);
    await user.type(price, '1.250,5');
    await user.tab();
    expect(price).toHaveValue('1.250,50');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Ürün eklendi')).toBeVisible();
    expect(sent(back, 'CreateProduct')).toEqual([
      {
        input: { name: 'Lor', description: 'Taze.', businessId: 'b1', categoryId: 'c1', price: 1250.5 },
        commandId: expect.any(String) as string,
      },
    ]);
  });

  it('ADM-PROD-05 ADM-PROD-06 sends only edited fields: null for a cleared price, and another business', async () => {
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, UpdateProduct: { updateProduct: KASAR } } });
    const { user } = back;
    await user.click((await row('Kaşar')).getByRole('button', { name: 'Düzenle: Kaşar' }));
    const form = await dialog();
    expect(form.getByLabelText(/^Fiyat/)).toHaveValue('1.249,90');
    await user.clear(form.getByLabelText(/^Fiyat/));
    await user.type(form.getByLabelText(/^İşletme/), 'bek');
    await user.click(await screen.findByTitle('Bekleyen Dükkân (yayında değil)'));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Ürün güncellendi')).toBeVisible();
    expect(sent(back, 'UpdateProduct')).toEqual([
      { id: 'p1', revision: 4, changes: { price: null, businessId: 'b2' } },
    ]);
  });

  it('ADM-COMMON-05 ADM-COMMON-06 shows errors at their fields, and keeps the input when a service is down', async () => {
    let tries = 0;
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        UpdateProduct: () =>
          tries++ === 0
            ? new Refusal('product-refused', 'unprocessable', [{ field: 'categoryId', code: 'category-unknown' }])
            : new Refusal('service-unavailable', 'unavailable'),
      },
    });
    const { user } = back;
    await user.click((await row('Kaşar')).getByRole('button', { name: 'Düzenle: Kaşar' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad/), ' Peyniri');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('Bu kategori artık yok')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(
      await screen.findByText('Ürün güncellenemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Kaşar Peyniri');
  });

  it('merges another user’s changes with the input, and lets the user choose where both changed a field', async () => {
    let tries = 0;
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        ManagedProduct: { managedProduct: { ...KASAR, name: 'Taze Kaşar', description: 'Yeni.', revision: 5 } },
        UpdateProduct: () =>
          tries++ === 0 ? new Refusal('product-changed-meanwhile', 'conflict') : { updateProduct: KASAR },
      },
    });
    const { user } = back;
    await user.click((await row('Kaşar')).getByRole('button', { name: 'Düzenle: Kaşar' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad/), ' Peyniri');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByRole('radio', { name: 'Taze Kaşar' })).toBeVisible();
    expect(form.getByLabelText(/^Açıklama/)).toHaveValue('Yeni.');
    await user.click(form.getByRole('radio', { name: 'Kaşar Peyniri' }));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Ürün güncellendi')).toBeVisible();
    expect(sent(back, 'UpdateProduct').at(-1)).toMatchObject({ revision: 5, changes: { name: 'Kaşar Peyniri' } });
  });

  it('ADM-PROD-03 TXT-18 deletes the selection with one call after a confirmation, and says what undo could not restore', async () => {
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        DeleteProducts: { deleteProducts: ['p1', 'p2'].map((id) => ({ id, isDone: true, code: null })) },
        RestoreProducts: {
          restoreProducts: [
            { id: 'p1', isDone: true, code: null },
            { id: 'p2', isDone: false, code: 'business-unknown' },
          ],
        },
      },
    });
    await screen.findByText('Kaşar');
    await back.user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await back.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const requesting = await dialog();
    expect(requesting.getByText('Sızma')).toBeVisible();
    await back.user.click(requesting.getByRole('button', { name: 'Sil' }));

    expect(await screen.findByText('Ürünler silindi')).toBeVisible();
    expect(sent(back, 'DeleteProducts')).toEqual([{ ids: ['p1', 'p2'] }]);
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri getirilemedi: Sızma: Bu işletme artık yok')).toBeVisible();
    expect(sent(back, 'RestoreProducts')).toEqual([{ ids: ['p1', 'p2'] }]);
  });

  it('TXT-15 ADM-COMMON-08 PUB-LAY-17 says why none or which products were not deleted, and undoes the rest', async () => {
    let tries = 0;
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        DeleteProducts: () =>
          tries++ === 0
            ? new Refusal('service-unavailable', 'unavailable')
            : {
                deleteProducts: [
                  { id: 'p1', isDone: true, code: null },
                  { id: 'p2', isDone: false, code: 'product-not-found' },
                ],
              },
      },
    });
    await screen.findByText('Kaşar');
    await back.user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await back.user.click(screen.getByRole('button', { name: /Seçilenleri Sil/ }));
    const requesting = await dialog();
    await back.user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(
      await screen.findByText('Ürünler silinemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    await back.user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Ürünler silinemedi: Sızma')).toBeVisible();
    expect(screen.getByText('Ürün silindi')).toBeVisible();
    back.answer('RestoreProducts', { restoreProducts: [{ id: 'p1', isDone: true, code: null }] });
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(sent(back, 'RestoreProducts')).toEqual([{ ids: ['p1'] }]);
  });

  it('ADM-PROD-03 deletes a single product from its row', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, DeleteProducts: { deleteProducts: [{ id: 'p1', isDone: true, code: null }] } },
    });
    await back.user.click((await row('Kaşar')).getByRole('button', { name: 'Sil: Kaşar' }));
    const requesting = await dialog();
    expect(requesting.getByText('"Kaşar" kaydını silmek istediğinizden emin misiniz?')).toBeVisible();
    await back.user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Ürün silindi')).toBeVisible();
    back.answer('RestoreProducts', { restoreProducts: [{ id: 'p1', isDone: true, code: null }] });
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
  });

  it('loads the history of a product only when it is opened', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    await back.user.click((await row('Kaşar')).getByRole('button', { name: 'Düzenle: Kaşar' }));
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'product', recordId: 'p1' }]);
  });
});
