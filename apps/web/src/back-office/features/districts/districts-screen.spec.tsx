import { screen, waitFor } from '@testing-library/react';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row, sent } from '../../testing/screen-parts.js';

const MODA = {
  id: 'm',
  slug: 'istanbul-moda',
  name: 'Moda',
  city: 'İstanbul',
  region: 'Marmara',
  country: 'Türkiye',
  description: null,
  imageUrl: null,
  businessCount: 1_007,
  revision: 2,
};
const GIRNE = { ...MODA, id: 'g', slug: 'girne-girne', name: 'Girne', city: 'Girne', region: null, country: 'KKTC' };
const ANSWERS = {
  ManagedDistricts: { managedDistricts: { items: [GIRNE, MODA], total: 2 } },
  ManagedCities: {
    managedCities: [{ key: 'istanbul', name: 'İstanbul', country: 'Türkiye', businessCount: 1_234, districtCount: 1 }],
  },
};
const PATH = '/yonetici/konumlar';

describe('the districts', () => {
  it('ADM-DIST-01 ADM-DIST-04 lists name, city, region and number of businesses, and filters by city', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    const moda = await row('Moda');
    for (const text of ['İstanbul', 'Marmara', '1.007']) expect(moda.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Semt', 'Şehir', 'Bölge', 'İşletme sayısı']),
    );

    await back.user.click(screen.getByRole('combobox', { name: 'Şehir' }));
    await back.user.click(await screen.findByTitle('İstanbul (1 semt, 1.234 işletme)'));
    await waitFor(() => expect(sent(back, 'ManagedDistricts').at(-1)).toMatchObject({ cityKey: 'istanbul' }));
    expect(back.address()).toBe(`${PATH}?sehir=istanbul`);
  });

  it('ADM-DIST-02 ADM-DIST-03 requires name, city, region and country, with Türkiye as default country', async () => {
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, CreateDistrict: { createDistrict: MODA } } });
    await back.user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    expect(form.getByLabelText(/^Ülke/)).toHaveValue('Türkiye');
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form.getAllByText('Bu alan zorunludur')).toHaveLength(3));

    await back.user.type(form.getByLabelText(/^Semt/), 'Göksu');
    await back.user.type(form.getByLabelText(/^Şehir/), 'ıstan');
    await back.user.click(await screen.findByTitle('İstanbul'));
    expect(form.getByLabelText(/^Bölge/)).toHaveValue('Marmara');
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Semt eklendi')).toBeVisible();
    expect(sent(back, 'CreateDistrict')).toEqual([
      {
        input: {
          ...{ name: 'Göksu', city: 'İstanbul', region: 'Marmara', country: 'Türkiye' },
          ...{ description: null, imageUrl: null },
        },
        commandId: expect.any(String) as string,
      },
    ]);
  });

  it('ADM-DIST-05 says at the field that the city already has a district of this name', async () => {
    const taken = new Refusal('name-taken', 'conflict', [{ field: 'name', code: 'name-taken' }]);
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, UpdateDistrict: taken } });
    await back.user.click((await row('Moda')).getByRole('button', { name: 'Düzenle: Moda, İstanbul' }));
    const form = await dialog();
    await back.user.type(form.getByLabelText(/^Semt/), ' 2');
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('Bu şehirde bu adda bir semt zaten var')).toBeVisible();
    expect(sent(back, 'UpdateDistrict')).toMatchObject([{ id: 'm', revision: 2, input: { name: 'Moda 2' } }]);
  });

  it('ADM-DIST-01 keeps unsaved input when the service is down, and saves it on the next try', async () => {
    const away = new Refusal('service-unavailable', 'unavailable');
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, UpdateDistrict: away } });
    await back.user.click((await row('Moda')).getByRole('button', { name: 'Düzenle: Moda, İstanbul' }));
    const form = await dialog();
    await back.user.type(form.getByLabelText(/^Açıklama/), 'Deniz kıyısı');
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(
      await screen.findByText('Semt güncellenemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    expect(form.getByLabelText(/^Açıklama/)).toHaveValue('Deniz kıyısı');

    back.answer('UpdateDistrict', { updateDistrict: MODA });
    await back.user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Semt güncellendi')).toBeVisible();
  });

  it('ADM-DIST-01 PUB-LAY-17 deletes several after a confirmation, names failures, and undoes the rest', async () => {
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        DeleteDistricts: {
          deleteDistricts: [
            { id: 'm', isDone: true, code: null },
            { id: 'g', isDone: false, code: 'district-not-found' },
          ],
        },
      },
    });
    await back.user.click((await row('Moda')).getByRole('checkbox'));
    await back.user.click(screen.getByRole('checkbox', { name: 'Girne, Girne: seç' }));
    await back.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const question = await dialog();
    expect(question.getByText('2 kaydı silmek istediğinizden emin misiniz?')).toBeVisible();
    await back.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Semt silinemedi: Girne, Girne')).toBeVisible();
    expect(screen.getByText('Semt silindi')).toBeVisible();
    expect(sent(back, 'DeleteDistricts')).toEqual([{ ids: ['g', 'm'] }]);
    back.answer('RestoreDistricts', { restoreDistricts: [{ id: 'm', isDone: true, code: null }] });
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(sent(back, 'RestoreDistricts')).toEqual([{ ids: ['m'] }]);
  });

  it('K24: PUB-LAY-17 counts the businesses of a district before deletion, and says why undo failed', async () => {
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        DeleteDistricts: { deleteDistricts: [{ id: 'm', isDone: true, code: null }] },
        RestoreDistricts: { restoreDistricts: [{ id: 'm', isDone: false, code: 'slug-taken' }] },
      },
    });
    await back.user.click((await row('Moda')).getByRole('button', { name: 'Sil: Moda, İstanbul' }));
    const question = await dialog();
    expect(question.getByText('1.007 işletme buraya bağlı: işletmeler kalır, semtin sayfası kalkar.')).toBeVisible();
    await back.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Semt silindi')).toBeVisible();
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri getirilemedi: Moda, İstanbul: Bu adres zaten kullanılıyor')).toBeVisible();
    expect(sent(back, 'RestoreDistricts')).toEqual([{ ids: ['m'] }]);
  });

  it('says why a deleted district cannot come back', async () => {
    const back = renderBackOffice(PATH, {
      answers: {
        ...ANSWERS,
        ManagedDeleted: {
          managedDeleted: {
            items: [{ id: 'k', name: 'Kalamış', at: '2026-11-10T09:00:00.000Z', actorName: null }],
            total: 1,
          },
        },
        RestoreDistricts: { restoreDistricts: [{ id: 'k', isDone: false, code: 'slug-taken' }] },
      },
    });
    await back.user.click(await screen.findByRole('button', { name: /Silinenler/ }));
    await back.user.click(await screen.findByRole('button', { name: 'Geri getir: Kalamış' }));
    expect(await screen.findByText('Geri getirilemedi: Kalamış: Bu adres zaten kullanılıyor')).toBeVisible();
  });

  it('shows no raw key while the cities are loading', async () => {
    renderBackOffice(`${PATH}?sehir=istanbul`, {
      answers: { ...ANSWERS, ManagedCities: () => new Promise(() => undefined) },
    });
    await row('Moda');
    expect(screen.queryByText('istanbul')).toBeNull();
  });

  it('loads the history of a district only when it is opened', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    await back.user.click((await row('Moda')).getByRole('button', { name: 'Düzenle: Moda, İstanbul' }));
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'district', recordId: 'm' }]);
  });
});
