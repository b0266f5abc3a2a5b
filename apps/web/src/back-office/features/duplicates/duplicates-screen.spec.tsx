import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { sent } from '../../testing/screen-parts.js';

const PATH = '/yonetici/mukerrer-kayitlar';
const side = (id: string, name: string) => ({
  ...{ id, slug: `s-${id}`, name, status: 'active', address: 'Moda Cad. 1, İstanbul', phone: '+902163301122' },
  ...{ websiteUrl: null, reviewCount: 3, createdAt: '2026-11-01T10:00:00.000Z' },
});
const DUPLICATE = {
  id: 'd1',
  probability: 0.997,
  reasons: ['same-phone', 'similar-name', 'a-new-one'],
  foundAt: '2026-11-24T00:00:00.000Z',
  businesses: [side('a', 'Ege Süt'), side('b', 'Ege Süt Gıda')],
};
const DOUBTFUL = {
  ...DUPLICATE,
  id: 'd2',
  probability: 0.739,
  businesses: [side('c', 'Bal Evi'), side('d', 'Balevi')],
};
const SEARCH = { startedAt: '2026-11-24T00:00:00.000Z', endedAt: '2026-11-24T00:01:00.000Z', compared: 1_234 };
const duplicates = (over: object = {}) => ({
  ManagedDuplicates: { managedDuplicates: { items: [DUPLICATE, DOUBTFUL], total: 2, lastSearch: SEARCH, ...over } },
});
const LOCATION = {
  ...{ id: 'l1', address: 'Moda Cad. 1', city: 'İstanbul', borough: null, region: null, country: 'Türkiye' },
  ...{ postalCode: null, latitude: null, longitude: null, phone: null, email: null, isHeadquarters: true },
  districtId: null,
};
const business = (id: string, name: string, over: object = {}) => ({
  ...{ id, name, slug: `s-${id}`, status: 'active', statuses: [], verified: false, featured: false, description: '' },
  ...{ established: null, phone: null, whatsapp: null, email: null, websiteUrl: null, minimumOrder: null },
  ...{ logoUrl: null, coverImageUrl: null, photoUrl: null, logo: null, coverImage: null, photosCount: 0 },
  ...{ categories: [{ id: 'k1', name: 'Süt' }], locations: [LOCATION], openingHours: [], certificates: [] },
  ...{ serviceAttributes: [], products: [], averageRating: null, reviewCount: 3, revision: 4 },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...over,
});
const BOTH: Record<string, object> = {
  a: business('a', 'Ege Süt', { phone: '+902163301122' }),
  b: business('b', 'Ege Süt Gıda', {
    email: 'ege@ornek.com',
    revision: 7,
    locations: [
      { ...LOCATION, id: 'l2', address: 'MODA Caddesi No:1' },
      { ...LOCATION, id: 'l3', address: 'Bağdat Cad. 7', isHeadquarters: false },
    ],
  }),
};
const COMPARED = { ManagedBusiness: ({ id }: { id: string }) => ({ managedBusiness: BOTH[id] ?? null }) };
const render = (path = PATH, answers: object = {}) =>
  renderBackOffice(path, { answers: { ...duplicates(), ...COMPARED, ...answers } });
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);
const compare = async (view: ReturnType<typeof render>) => {
  await view.user.click((await row('Ege Süt')).getByRole('button', { name: /^Karşılaştır ve birleştir/ }));
  return within(await screen.findByRole('dialog'));
};
const choice = (dialog: Awaited<ReturnType<typeof compare>>, field: string) =>
  within(dialog.getByRole('radiogroup', { name: field })).getAllByRole('radio');

describe('the likely duplicates', () => {
  it('show both records, their common values, and the likelihood that they are the same business', async () => {
    render();
    const first = await row('Ege Süt');
    expect(first.getByRole('link', { name: 'Ege Süt Gıda' })).toHaveAttribute('href', '/yonetici/firmalar?kayit=b');
    expect(first.getByText('Aynı telefon')).toBeVisible();
    expect(first.getByText('Neredeyse kesin')).toBeVisible();
    expect(first.queryByText('a-new-one')).toBeNull();
    expect((await row('Bal Evi')).getByText('%73')).toBeVisible();
    expect(screen.getByText(/Son karşılaştırma: .*1\.234 işletme/)).toBeVisible();
  });

  it('are searched for on request', async () => {
    const view = render(PATH, {
      ...duplicates({ items: [], total: 0, lastSearch: null }),
      FindDuplicates: { findDuplicates: true },
    });
    expect(await screen.findAllByText('Henüz karşılaştırma yapılmadı.')).toHaveLength(2);
    const none = { items: [], total: 0 };
    view.answer(
      'ManagedDuplicates',
      duplicates({ ...none, lastSearch: { ...SEARCH, endedAt: null } }).ManagedDuplicates,
    );
    await view.user.click(screen.getByRole('button', { name: 'Şimdi karşılaştır' }));
    expect(await screen.findByText('İşletmeler karşılaştırılıyor…')).toBeVisible();
    expect(screen.getByText(/^Karşılaştırma sürüyor/)).toBeVisible();
    expect(screen.queryByText('Aynı işletme gibi görünen kayıt yok')).toBeNull();
    view.answer('ManagedDuplicates', duplicates(none).ManagedDuplicates);
    expect(await screen.findByText('Aynı işletme gibi görünen kayıt yok', {}, { timeout: 5_000 })).toBeVisible();
    expect(sent(view, 'FindDuplicates')).toHaveLength(1);
  });

  it('can be dismissed as different businesses, which can be undone', async () => {
    const done = [{ id: 'd1', isDone: true, code: null }];
    const view = render(PATH, {
      DismissDuplicates: { dismissDuplicates: done },
      RestoreDuplicates: { restoreDuplicates: done },
    });
    await view.user.click((await row('Ege Süt')).getByRole('button', { name: /^Farklı işletmeler/ }));
    expect(await screen.findByText('1 çift farklı işletmeler olarak işaretlendi')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(sent(view, 'RestoreDuplicates')).toEqual([{ ids: ['d1'] }]));
    expect(sent(view, 'DismissDuplicates')).toEqual([{ ids: ['d1'] }]);
  });
});

describe('the comparison of two records', () => {
  it('keeps the older record, adds values that it lacks or that are chosen, and can undo the merge', async () => {
    const view = render(PATH, {
      MergeBusinesses: { mergeBusinesses: 'm1' },
      UndoMerge: { undoMerge: { isWhole: true } },
    });
    const dialog = await compare(view);
    expect((await dialog.findAllByRole('radio', { name: /Ege Süt/ }))[0]).toBeChecked();
    const [ofFirst, ofSecond] = choice(dialog, 'E-posta');
    expect([ofFirst, ofSecond].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
    expect(dialog.getByText('/firma/s-b adresi kalan kayda yönlenir.')).toBeVisible();
    expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Bağdat Cad. 7, İstanbul',
    ]);
    expect(choice(dialog, 'Telefon')[0]!.closest('label')).toHaveTextContent('0216 330 11 22');
    await view.user.click(choice(dialog, 'İşletme adı')[1]!);
    await view.user.click(dialog.getByRole('button', { name: 'Birleştir' }));
    expect(await screen.findByText('Kayıtlar birleştirildi: Ege Süt Gıda')).toBeVisible();
    expect(sent(view, 'MergeBusinesses')).toMatchObject([
      { keptId: 'a', keptRevision: 4, mergedId: 'b', mergedRevision: 7, taken: ['email', 'name'], locationIds: ['l3'] },
    ]);
    await view.user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(sent(view, 'UndoMerge')).toEqual([{ mergeId: 'm1' }]));
  });

  it('keeps the other record when it is chosen', async () => {
    const view = render(`${PATH}?karsilastir=a,b`, { MergeBusinesses: { mergeBusinesses: 'm1' } });
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.click((await dialog.findAllByRole('radio', { name: /Ege Süt/ }))[1]!);
    await view.user.click(dialog.getByRole('button', { name: 'Birleştir' }));
    await waitFor(() => expect(sent(view, 'MergeBusinesses')).toHaveLength(1));
    expect(sent(view, 'MergeBusinesses')).toMatchObject([{ keptId: 'b', mergedId: 'a', taken: ['phone'] }]);
  });

  it('says why records could not be merged, and stays open', async () => {
    const view = render(PATH, { MergeBusinesses: new Refusal('business-changed-meanwhile', 'conflict') });
    const dialog = await compare(view);
    await dialog.findByRole('radiogroup', { name: 'Telefon' });
    await view.user.click(dialog.getByRole('button', { name: 'Birleştir' }));
    expect(await screen.findByText(/bu sırada değiştirildi; yeniden karşılaştırın/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    await view.user.click(dialog.getByText('Vazgeç'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that one of the records no longer exists', async () => {
    render(`${PATH}?karsilastir=a,x`);
    expect(await screen.findByText('Kayıtlardan biri artık yok.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Birleştir' })).toBeDisabled();
  });
});

describe('the merges', () => {
  const MERGE = {
    ...{ id: 'm1', at: '2026-11-24T10:00:00.000Z', by: 'Ayşe', keptId: 'a', keptName: 'Ege Süt', mergedId: 'b' },
    ...{ mergedName: 'Ege Süt Gıda', undoneAt: null },
  };
  const merges = { ManagedMerges: { managedMerges: { items: [MERGE], total: 1 } } };

  it('are undone, and it is said when something stayed', async () => {
    const view = render(`${PATH}?goster=birlestirmeler`, { ...merges, UndoMerge: { undoMerge: { isWhole: false } } });
    const undo = await screen.findByRole('button', { name: 'Geri al: Ege Süt / Ege Süt Gıda' });
    view.answer('ManagedMerges', {
      managedMerges: { items: [{ ...MERGE, undoneAt: '2026-11-24T11:00:00.000Z' }], total: 1 },
    });
    await view.user.click(undo);
    expect(await screen.findByText(/Sonradan değiştirilen alanlar kalan kayıtta bırakıldı/)).toBeVisible();
    // The button went away with the focus, which stays on the screen.
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    expect(document.getElementById('icerik')).toHaveFocus();
  });

  it('stay on the screen when a search without results is cleared', async () => {
    const view = render(`${PATH}?goster=birlestirmeler&ara=yok`, {
      ManagedMerges: { managedMerges: { items: [], total: 0 } },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Aramayı temizle' }));
    expect(await screen.findByText('Son 30 günde birleştirilen kayıt yok')).toBeVisible();
    expect(view.address()).toBe(`${PATH}?goster=birlestirmeler`);
  });

  it('say why one cannot be undone', async () => {
    const view = render(`${PATH}?goster=birlestirmeler`, {
      ...merges,
      UndoMerge: new Refusal('merged-further', 'conflict'),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Geri al: Ege Süt / Ege Süt Gıda' }));
    expect(await screen.findByText(/önce o birleştirmeyi geri alın/)).toBeVisible();
  });
});
