import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SilentSource } from '../../testing/mock-browser-apis.js';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row, sent } from '../../testing/screen-parts.js';

/** The longest time for which the store may delay notifications. */
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const CAY = { id: 'c', name: 'Çay', slug: 'cay', businessCount: 3, revision: 2 };
const BAL = { id: 'b', name: 'Bal', slug: 'bal', businessCount: 0, revision: 1 };
const ANSWERS = {
  ManagedCategories: { managedCategories: { items: [BAL, CAY], total: 2 } },
  CategoryUse: { categoryUse: { businesses: 1234, products: 5 } },
};
const PATH = '/yonetici/kategoriler';

describe('the categories', () => {
  it('ADM-CAT-01 ADM-CAT-02 lists them to be searched and chosen, with a link to the texts of their pages', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    expect((await row('Çay')).getByText('/kategori/cay')).toBeVisible();
    expect((await row('Çay')).getByRole('checkbox', { name: 'Çay: seç' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'SEO İçeriğini Yönet' })).toHaveAttribute('href', '/yonetici/seo');
    expect(screen.queryByRole('button', { name: /Seçilenleri Sil/ })).toBeNull();

    await back.user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'çay{Enter}');
    await waitFor(() => expect(sent(back, 'ManagedCategories').at(-1)).toMatchObject({ list: { search: 'çay' } }));
    expect(back.address()).toBe(`${PATH}?ara=%C3%A7ay`);
  });

  it('ADM-CAT-03 ADM-CAT-04 refuses a blank name visibly, and adds one otherwise', async () => {
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, CreateCategory: { createCategory: BAL } } });
    await back.user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    await back.user.type(form.getByLabelText(/^Ad/), '   ');
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('Bu alan zorunludur')).toBeVisible();
    expect(sent(back, 'CreateCategory')).toEqual([]);

    await back.user.type(form.getByLabelText(/^Ad/), 'Bal');
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kategori eklendi')).toBeVisible();
    expect(sent(back, 'CreateCategory')).toMatchObject([{ input: { name: '   Bal' } }]);
  });

  it('ADM-CAT-05 shows at the field that a name is taken', async () => {
    const taken = new Refusal('name-taken', 'conflict', [{ field: 'name', code: 'name-taken' }]);
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, UpdateCategory: taken } });
    await back.user.click((await row('Çay')).getByRole('button', { name: 'Düzenle: Çay' }));
    const form = await dialog();
    await back.user.clear(form.getByLabelText(/^Ad/));
    await back.user.type(form.getByLabelText(/^Ad/), 'Bal');
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('Bu ad zaten kullanılıyor')).toBeVisible();
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Bal');
  });

  it('ADM-CAT-04 renames a category, and offers the choice when another user renamed it meanwhile', async () => {
    const stale = new Refusal('category-changed-meanwhile', 'conflict');
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, UpdateCategory: stale } });
    await back.user.click((await row('Çay')).getByRole('button', { name: 'Düzenle: Çay' }));
    const form = await dialog();
    await back.user.type(form.getByLabelText(/^Ad/), ' ve Kahve');
    back.answer('ManagedCategories', {
      managedCategories: { items: [BAL, { ...CAY, name: 'Kahve', revision: 3 }], total: 2 },
    });
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByRole('radio', { name: 'Kahve' })).toBeVisible();
    back.answer('UpdateCategory', { updateCategory: CAY });
    await back.user.click(form.getByRole('radio', { name: 'Çay ve Kahve' }));
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kategori güncellendi')).toBeVisible();
    expect(sent(back, 'UpdateCategory').at(-1)).toEqual({ id: 'c', revision: 3, input: { name: 'Çay ve Kahve' } });
  });

  it('ADM-CAT-06 counts what uses a category, and moves that to the chosen category', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, DeleteCategories: { deleteCategories: [{ id: 'c', isDone: true, code: null }] } },
    });
    await back.user.click((await row('Çay')).getByRole('button', { name: 'Sil: Çay' }));
    const question = await dialog();
    expect(question.getByText('"Çay" kaydını silmek istediğinizden emin misiniz?')).toBeVisible();
    expect(question.getByText('Otuz gün içinde “Silinenler” listesinden geri getirilebilir.')).toBeVisible();
    expect(
      await question.findByText('Yayında olmayanlarla birlikte 1.234 işletme ve 5 ürün kullanıyor.'),
    ).toBeVisible();
    expect(question.getByText(/Kategorisiz olarak görünür/)).toBeVisible();
    await back.user.click(question.getByLabelText(/^Taşınacak kategori/));
    expect(screen.queryByTitle('Çay')).toBeNull();
    await back.user.click(await screen.findByTitle('Bal'));
    await back.user.click(question.getByRole('button', { name: 'Sil' }));

    expect(await screen.findByText('Kategori silindi')).toBeVisible();
    expect(sent(back, 'CategoryUse')[0]).toEqual({ ids: ['c'] });
    expect(sent(back, 'DeleteCategories')).toEqual([{ ids: ['c'], moveTo: 'b' }]);

    back.answer('RestoreCategories', { restoreCategories: [{ id: 'c', isDone: false, code: 'name-taken' }] });
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri getirilemedi: Çay: Bu ad zaten kullanılıyor')).toBeVisible();
    expect(sent(back, 'RestoreCategories')).toEqual([{ ids: ['c'] }]);
  });

  it('ADM-CAT-06 offers no destination that was found only by an earlier search', async () => {
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        ManagedCategories: ({ list }: { list: { search: string } }) =>
          list.search === '' ? ANSWERS.ManagedCategories : new Promise(() => undefined),
      },
    });
    await back.user.click((await row('Çay')).getByRole('button', { name: 'Sil: Çay' }));
    const box = await (await dialog()).findByLabelText(/^Taşınacak kategori/);
    await back.user.click(box);
    await screen.findByTitle('Bal');
    fireEvent.change(box, { target: { value: 'un' } });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    expect(screen.queryByTitle('Bal')).toBeNull();
  });

  it('ADM-CAT-06 keeps the confirmation enabled while the counts are refreshed', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    await back.user.click((await row('Çay')).getByRole('button', { name: 'Sil: Çay' }));
    const confirm = (await dialog()).getByRole('button', { name: 'Sil' });
    await waitFor(() => expect(confirm).toBeEnabled());
    const changes: MutationRecord[] = [];
    new MutationObserver((some) => changes.push(...some)).observe(confirm, { attributeFilter: ['disabled'] });
    back.answer('CategoryUse', { categoryUse: { businesses: 1235, products: 5 } });
    const answer = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      await twoFrames();
      return answer(...request);
    };
    act(() => SilentSource.last.onmessage?.({ data: '["Category"]' }));
    expect(await screen.findByText('Yayında olmayanlarla birlikte 1.235 işletme ve 5 ürün kullanıyor.')).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('ADM-CAT-06 requires no other category when nothing uses the deleted one', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, CategoryUse: { categoryUse: { businesses: 0, products: 0 } } },
    });
    await back.user.click((await row('Bal')).getByRole('button', { name: 'Sil: Bal' }));
    const question = await dialog();
    expect(await question.findByText('Hiçbir işletme veya ürün kullanmıyor.')).toBeVisible();
    expect(question.queryByLabelText(/^Taşınacak kategori/)).toBeNull();
  });

  it('TXT-18 ADM-COMMON-09 ADM-CAT-01 deletes several at once after a confirmation', async () => {
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        DeleteCategories: { deleteCategories: ['c', 'b'].map((id) => ({ id, isDone: true, code: null })) },
      },
    });
    await back.user.click((await row('Çay')).getByRole('checkbox'));
    await back.user.click((await row('Bal')).getByRole('checkbox'));
    await back.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const question = await dialog();
    await waitFor(() => expect(question.getByRole('button', { name: 'Sil' })).toBeEnabled());
    await back.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kategoriler silindi')).toBeVisible();
    expect(sent(back, 'DeleteCategories')).toEqual([{ ids: ['b', 'c'], moveTo: null }]);
  });

  it('ADM-COMMON-08 PUB-LAY-17 names what could not be deleted, keeps the dialog open, and undoes the rest', async () => {
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        DeleteCategories: {
          deleteCategories: [
            { id: 'b', isDone: true, code: null },
            { id: 'c', isDone: false, code: 'category-unknown' },
          ],
        },
        RestoreCategories: { restoreCategories: [{ id: 'b', isDone: true, code: null }] },
      },
    });
    await back.user.click((await row('Çay')).getByRole('checkbox'));
    await back.user.click((await row('Bal')).getByRole('checkbox'));
    await back.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const question = await dialog();
    await waitFor(() => expect(question.getByRole('button', { name: 'Sil' })).toBeEnabled());
    await back.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^Kategoriler silinemedi: Çay: /)).toBeVisible();
    expect(screen.getByText('Kategori silindi')).toBeVisible();
    expect(question.getByRole('button', { name: 'Sil' })).toBeVisible();
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(sent(back, 'RestoreCategories')).toEqual([{ ids: ['b'] }]);
  });

  it('TXT-15 ADM-COMMON-07 says why several could not be deleted, and keeps the dialog', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, DeleteCategories: new Refusal('service-unavailable', 'unavailable') },
    });
    await back.user.click((await row('Çay')).getByRole('checkbox'));
    await back.user.click((await row('Bal')).getByRole('checkbox'));
    await back.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const question = await dialog();
    await waitFor(() => expect(question.getByRole('button', { name: 'Sil' })).toBeEnabled());
    await back.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(
      await screen.findByText('Kategoriler silinemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    expect(question.getByRole('button', { name: 'Sil' })).toBeVisible();
  });

  it('loads the history of a category only when it is opened', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    await back.user.click((await row('Çay')).getByRole('button', { name: 'Düzenle: Çay' }));
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'category', recordId: 'c' }]);
  });
});
