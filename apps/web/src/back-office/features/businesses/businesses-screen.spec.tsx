import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEndedRun, RUN_ID } from '../../testing/imports.js';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row, sent } from '../../testing/screen-parts.js';

const PATH = '/yonetici/firmalar';
const place = (city: string) => ({ city, country: 'Türkiye' });
const MOON = {
  id: 'a',
  slug: 'ay-gida',
  name: 'Ay Gıda',
  logo: '/gorsel/x/y',
  status: 'active',
  verified: true,
  featured: true,
  established: '1987',
  categories: [
    { id: 'k1', name: 'Baharat' },
    { id: 'k2', name: 'Kuruyemiş' },
    { id: 'k3', name: 'Çay' },
    { id: 'k4', name: 'Bal' },
  ],
  locations: [place('İstanbul'), place('Ankara')],
  locationCount: 5,
  certificates: ['ISO 22000 (05.11.2027)'],
  serviceNames: ['İhracat'],
  averageRating: 4.5,
  reviewCount: 2,
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const SUN = {
  ...MOON,
  id: 'b',
  slug: 'gunes-gida',
  name: 'Güneş Gıda',
  logo: null,
  status: 'pending',
  verified: false,
  featured: false,
  established: null,
  categories: [],
  locations: [],
  locationCount: 0,
  certificates: [],
  serviceNames: [],
};
const LIST = { managedBusinesses: { items: [MOON, SUN], total: 2, totalIsLowerBound: false } };
const LOCATION = {
  id: 'l1',
  address: 'Moda Cad. 1',
  city: 'İstanbul',
  borough: 'Kadıköy',
  region: null,
  country: 'Türkiye',
  postalCode: '34710',
  latitude: 40.98,
  longitude: 29.02,
  phone: '+902163301122',
  email: null,
  isHeadquarters: true,
  districtId: null,
};
const PRODUCT = {
  id: 'p1',
  name: 'Sumak',
  description: 'Ekşi.',
  category: { id: 'k1', name: 'Baharat' },
  price: 149.9,
  unit: 'kg',
  imageUrl: null,
  image: null,
};
const WHOLE = {
  ...MOON,
  description: 'Baharatçı.',
  statuses: ['active', 'inactive'],
  phone: null,
  email: 'ay@ornek.com',
  websiteUrl: 'https://ay.example/',
  logoUrl: 'https://ay.example/logo.png',
  coverImageUrl: 'https://ay.example/kapak.jpg',
  coverImage: '/gorsel/x/z',
  photoUrl: null,
  photosCount: 0,
  locations: [LOCATION, { ...LOCATION, id: 'l2', address: 'Kızılay 5', city: 'Ankara', isHeadquarters: false }],
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }],
  certificates: [],
  serviceAttributes: [{ id: 'h1', name: 'İhracat' }],
  products: [PRODUCT],
  createdAt: '2026-11-01T10:00:00.000Z',
  revision: 3,
};
const OPTIONS = {
  managedBusinessOptions: {
    categories: MOON.categories,
    cities: [{ key: 'istanbul', name: 'İstanbul' }],
    districts: [{ id: 'd1', name: 'Moda', city: 'İstanbul' }],
    certificates: [{ id: 's1', name: 'Helal' }],
    serviceAttributes: [
      { id: 'h1', name: 'İhracat' },
      { id: 'h2', name: 'Kargo ile gönderim' },
    ],
  },
};
const EFFECTS = { managedDeletionEffects: { deletedProducts: 3, keptProducts: 1 } };
const done = (...ids: string[]) => ids.map((id) => ({ id, isDone: true, code: null }));

const render = (answers: object = {}, path = PATH) =>
  renderBackOffice(path, {
    answers: {
      ManagedBusinesses: LIST,
      ManagedBusiness: { managedBusiness: WHOLE },
      ManagedBusinessOptions: OPTIONS,
      ManagedDeletionEffects: EFFECTS,
      UpdateBusiness: { updateBusiness: WHOLE },
      ...answers,
    },
  });
/** Opens the form of the first business and waits until its values are loaded. */
async function openForm(view: ReturnType<typeof render>) {
  await view.user.click((await row('Ay Gıda')).getByRole('button', { name: 'Düzenle: Ay Gıda' }));
  const form = await dialog();
  await form.findByLabelText(/^İşletme adı/);
  return form;
}

describe('the list', () => {
  it('ADM-BIZ-03 ADM-BIZ-04 ADM-BIZ-05 ADM-BIZ-06 lists flags, categories, places, status and actions of a business', async () => {
    render();
    const moon = await row('Ay Gıda');
    const logo = (await screen.findByText('Ay Gıda')).closest('tr')!.querySelector('img');
    expect(logo?.getAttribute('src')).toMatch(/^\/gorsel\/x\/y\?w=/);
    expect(moon.getByText('Doğrulanmış')).toBeVisible();
    expect(moon.getByText('Öne Çıkan')).toBeVisible();
    expect(moon.getByText('Kuruluş: 1987')).toBeVisible();
    expect(moon.getByText('Baharat')).toBeVisible();
    expect(moon.getByText('Kuruyemiş')).toBeVisible();
    expect(moon.queryByText('Çay')).toBeNull();
    expect(moon.getByText('+2')).toBeVisible();
    expect(moon.getByText('İstanbul, Türkiye')).toBeVisible();
    expect(moon.getByText('Ankara, Türkiye')).toBeVisible();
    expect(moon.getByText('+3')).toBeVisible();
    for (const action of ['Görüntüle', 'Düzenle', 'Sil']) {
      expect(moon.getByRole('button', { name: `${action}: Ay Gıda` })).toBeVisible();
    }
    expect(moon.getByRole('link', { name: 'Sayfayı aç: Ay Gıda' })).toHaveAttribute('href', '/firma/ay-gida');
    const sun = await row('Güneş Gıda');
    expect(sun.getByText('Beklemede')).toBeVisible();
    expect(sun.queryByRole('link', { name: /Sayfayı aç/ })).toBeNull();
  });

  it('ADM-LAY-02 is the same screen at both addresses', async () => {
    render({}, '/yonetici/isletmeler');
    expect(await screen.findByText('Ay Gıda')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'İşletmeler' })).toBeVisible();
  });

  it('takes search, filters, order and page from the address', async () => {
    const view = render({}, `${PATH}?ara=bal&durum=active&isaret=not-verified&kategori=yok&sehir=istanbul&sirala=name`);
    await screen.findByText('Ay Gıda');
    expect(sent(view, 'ManagedBusinesses')[0]).toEqual({
      list: { search: 'bal', page: 1, pageSize: 20, sort: 'name', descending: false },
      filter: {
        status: 'active',
        verified: false,
        featured: null,
        categoryId: null,
        isWithoutCategory: true,
        cityKey: 'istanbul',
      },
    });
  });

  it('shows no id for the category of a saved view that was deleted since', async () => {
    render({}, `${PATH}?kategori=c-deleted`);
    expect(await screen.findByText('Bu kayıt artık yok.')).toBeVisible();
    expect(screen.queryByText('c-deleted')).toBeNull();
  });

  it('K17: filters businesses by an import, names it, and can remove the filter', async () => {
    const view = render(
      { ImportRun: { managedImport: anEndedRun() } },
      `/yonetici/isletmeler?aktarim=${RUN_ID}&ara=ay`,
    );
    const of = (importId?: string) => ({ list: { search: 'ay' }, filter: importId ? { importId } : {} });
    const chip = await screen.findByRole('link', { name: /^Aktarım: kadikoy\.json, 21 Kas 2026/ });
    expect(chip).toHaveAttribute('href', `/yonetici/aktarimlar/${RUN_ID}`);
    expect(sent(view, 'ManagedBusinesses').at(-1)).toMatchObject(of(RUN_ID));
    await view.user.click(screen.getByRole('button', { name: 'Aktarım filtresini kaldır' }));
    await waitFor(() => expect(sent(view, 'ManagedBusinesses')).toHaveLength(2));
    expect(view.address()).toBe('/yonetici/isletmeler?ara=ay');
    expect(sent(view, 'ManagedBusinesses').at(-1)).not.toHaveProperty('filter.importId');
    expect(chip).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('id', 'icerik');
  });

  it('K17: filters by an import that no longer exists', async () => {
    const view = render({ ImportRun: new Refusal('import-not-found', 'not-found') }, `${PATH}?aktarim=${RUN_ID}`);
    expect(await screen.findByText('Aktarım: bilinmiyor')).toBeVisible();
    expect(sent(view, 'ManagedBusinesses').at(-1)).toMatchObject({ filter: { importId: RUN_ID } });
  });

  it('says that the list could not be loaded', async () => {
    render({ ManagedBusinesses: new Refusal('service-unavailable', 'unavailable') });
    expect(await screen.findByText('İşletmeler yüklenemedi')).toBeVisible();
  });

  it('loads the history of a business only when it is opened', async () => {
    const view = render();
    await openForm(view);
    const { before, after } = await openHistory(view);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'business', recordId: 'a' }]);
  });

  it('K12: fills the form with a former version, which the normal save writes', async () => {
    const view = render();
    view.answer('UpdateBusiness', { updateBusiness: WHOLE });
    const change = (field: string, before: string | null, after: string) => ({ field, before, after });
    const entry = (id: string, changes: object[]) => ({
      ...{ id, at: '2026-11-20T10:00:00.000Z', actorId: 'x', actorName: 'Elif Kara', action: 'changed' },
      ...{ recordKind: 'business', recordId: 'a', recordName: 'Ay Gıda', changes },
    });
    const items = [
      entry('2', [change('name', 'Ay Baharat', 'Ay Gıda')]),
      entry('1', [change('name', 'Ay', 'Ay Baharat'), change('phone', '0212 111 22 33', '')]),
    ];
    view.answer('ManagedHistory', { managedHistory: { items, names: [], total: 2 } });
    const form = await openForm(view);
    await view.user.click(await screen.findByRole('button', { name: 'Geçmiş' }));
    const buttons = await screen.findAllByRole('button', { name: /Bu değişiklikten önceki hâline dön/ });
    await view.user.click(buttons[1]!);
    const preview = within(await screen.findByRole('dialog', { name: 'Önceki hâline dön' }));
    expect(preview.getByRole('row', { name: 'İşletme adı Ay Gıda Ay' })).toBeVisible();
    await view.user.click(preview.getByRole('button', { name: 'Forma yaz' }));
    expect(await screen.findByText(/Önceki değerler forma yazıldı/)).toBeVisible();
    await view.user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(view.requested.findLast(({ operation }) => operation === 'UpdateBusiness')?.variables).toMatchObject({
        id: 'a',
        changes: { name: 'Ay', phone: '0212 111 22 33' },
      }),
    );
  });
});

it('ADM-BIZ-08 views cover, logo, places with their headquarters, and products with lira', async () => {
  const { user } = render();
  await user.click((await row('Ay Gıda')).getByRole('button', { name: 'Görüntüle: Ay Gıda' }));
  const view = await dialog();
  expect(await view.findByText('Baharatçı.')).toBeVisible();
  expect(view.getByText('İhracat')).toBeVisible();
  expect(view.getByAltText('Kapak görseli')).toHaveAttribute('src', '/gorsel/x/z?w=960');
  expect(view.getByAltText('Logo')).toBeVisible();
  expect(view.getByText('Kuruluş yılı').nextSibling).toHaveTextContent('1987');
  expect(view.getByRole('link', { name: 'https://ay.example/' })).toBeVisible();
  expect(view.getByText('İstanbul, Türkiye')).toBeVisible();
  expect(view.getAllByText('Merkez')).toHaveLength(1);
  expect(view.getByText('Moda Cad. 1')).toBeVisible();
  expect(view.getAllByText('0216 330 11 22')).toHaveLength(2);
  expect(view.getByText('Sumak')).toBeVisible();
  expect(view.getByText('₺149,90 / kg')).toBeVisible();
  expect(view.getByText('Ekşi.')).toBeVisible();
  for (const { name } of MOON.categories) expect(view.getAllByText(name)[0]).toBeVisible();
});

describe('the form', () => {
  it('ADM-BIZ-09 offers to load a business again when that failed', async () => {
    const view = render({ ManagedBusiness: new Refusal('service-unavailable', 'unavailable') });
    await view.user.click(await screen.findByRole('button', { name: 'Düzenle: Ay Gıda' }));
    const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
    view.answer('ManagedBusiness', { managedBusiness: WHOLE });
    await view.user.click(retry);
    expect(await (await dialog()).findByLabelText(/^İşletme adı/)).toBeVisible();
  });

  it('ADM-BIZ-10 refuses a business without name, description and category', async () => {
    const view = render();
    await view.user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    await view.user.click(form.getByText('Kaydet'));
    expect(await form.findByText('İşletme adı zorunludur')).toBeVisible();
    expect(await form.findByText('En az bir kategori seçmelisiniz')).toBeVisible();
    expect(form.getByText('Bu alan zorunludur')).toBeVisible();
    expect(sent(view, 'CreateBusiness')).toEqual([]);
  });

  it('ADM-BIZ-10 IMP-JSON-33 says at once that a business without a description needs one to be saved', async () => {
    const view = render({ ManagedBusiness: { managedBusiness: { ...WHOLE, description: '' } } });
    const form = await openForm(view);
    expect(form.getByLabelText(/^Açıklama/)).toHaveAccessibleDescription(/^Bu işletmenin açıklaması yok/);
    // The buttons of Ant Design's number fields have English names.
    expect(form.queryByRole('button', { name: /Value$/ })).toBeNull();
    await view.user.type(form.getByLabelText(/^Açıklama/), 'Taze.');
    await view.user.click(form.getByText('Kaydet'));
    expect(await screen.findByText('İşletme güncellendi')).toBeVisible();
  });

  it('ADM-BIZ-09 ADM-BIZ-26 ADM-BIZ-27 adds one, active unless said otherwise', async () => {
    const view = render({ CreateBusiness: { createBusiness: WHOLE } });
    await view.user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    fireEvent.change(form.getByLabelText(/^İşletme adı/), { target: { value: 'Yeni Gıda' } });
    fireEvent.change(form.getByLabelText(/^Açıklama/), { target: { value: 'Taze.' } });
    await view.user.click(form.getByLabelText(/^Kategoriler/));
    await view.user.click(await screen.findByTitle('Bal'));
    await view.user.click(form.getByText('Kaydet'));
    expect(await screen.findByText('İşletme eklendi')).toBeVisible();
    expect(sent(view, 'CreateBusiness')).toMatchObject([
      { input: { name: 'Yeni Gıda', description: 'Taze.', categoryIds: ['k4'], status: 'active', locations: [] } },
    ]);
    expect(sent(view, 'CreateBusiness')[0]?.['commandId']).toMatch(/^[\da-f-]{36}$/);
  });

  it('ADM-BIZ-17 ADM-BIZ-18 ADM-BIZ-21 ADM-BIZ-26 sends only changed fields, and null for cleared ones', async () => {
    const view = render();
    const form = await openForm(view);
    await view.user.clear(form.getByLabelText(/^E-posta/, { selector: '#email' }));
    await view.user.click(form.getByLabelText('Doğrulanmış'));
    await view.user.click(form.getByText('Kaydet'));
    expect(await screen.findByText('İşletme güncellendi')).toBeVisible();
    expect(sent(view, 'UpdateBusiness')).toEqual([{ id: 'a', revision: 3, changes: { email: null, verified: false } }]);
  });

  it('offers all services, and merges the choice with that of another user', async () => {
    let tries = 0;
    const view = render({
      UpdateBusiness: () =>
        tries++ === 0 ? new Refusal('business-changed-meanwhile', 'conflict') : { updateBusiness: WHOLE },
    });
    const form = await openForm(view);
    expect(form.getByTitle('İhracat')).toBeVisible();
    await view.user.type(form.getByLabelText(/^Hizmetler/), 'KARGO');
    await view.user.click(await screen.findByTitle('Kargo ile gönderim'));
    view.answer('ManagedBusiness', { managedBusiness: { ...WHOLE, serviceAttributes: [], revision: 4 } });
    await view.user.click(form.getByText('Kaydet'));
    expect(
      await form.findByText('Diğer düzenleyenin değiştirdikleri forma eklendi: Hizmetler. Yazdıklarınız duruyor.'),
    ).toBeVisible();
    await view.user.click(form.getByText('Birleştirip kaydet'));
    await screen.findByText('İşletme güncellendi');
    expect(sent(view, 'UpdateBusiness').at(-1)).toEqual({
      id: 'a',
      revision: 4,
      changes: { serviceAttributeIds: ['h2'] },
    });
  });

  it('ADM-BIZ-12 ADM-BIZ-13 ADM-BIZ-14 adds a location or product only when the last one is complete', async () => {
    const view = render();
    const form = await openForm(view);
    const more = form.getByText('Konum ekle').closest('button')!;
    await view.user.click(more);
    await waitFor(() => expect(more).toBeDisabled());
    expect(form.getAllByLabelText(/^Ülke/).at(-1)).toHaveValue('Türkiye');
    expect(form.getAllByLabelText(/^Şehir/).at(-1)).toHaveValue('İstanbul');
    fireEvent.change(form.getAllByLabelText(/^Açık adres/).at(-1)!, { target: { value: 'Liman 3' } });
    await waitFor(() => expect(more).toBeEnabled());

    const another = form.getByText('Ürün ekle').closest('button')!;
    await view.user.click(another);
    await waitFor(() => expect(another).toBeDisabled());
    fireEvent.change(form.getAllByLabelText(/^Ürün adı/).at(-1)!, { target: { value: 'Nane' } });
    await view.user.click(form.getByText('Kaydet'));
    expect((await form.findAllByText('Bu alan zorunludur')).length).toBeGreaterThan(0);
    await view.user.click(form.getByLabelText('2. ürünü kaldır'));
    await view.user.click(form.getByText('Kaydet'));

    await screen.findByText('İşletme güncellendi');
    const { locations, ...others } = sent(view, 'UpdateBusiness')[0]!['changes'] as { locations: object[] };
    expect(others).toEqual({});
    expect(locations).toMatchObject([{ id: 'l1' }, { id: 'l2' }, { address: 'Liman 3', isHeadquarters: false }]);
    expect(locations[2]).not.toHaveProperty('id');
  });

  it('ADM-BIZ-25 makes one location the headquarters and the others not', async () => {
    const view = render();
    const form = await openForm(view);
    await view.user.click(form.getAllByLabelText('Merkez')[1]!);
    await waitFor(() => expect(form.getAllByLabelText('Merkez')[0]).not.toBeChecked());
    await view.user.click(form.getByText('Kaydet'));
    await screen.findByText('İşletme güncellendi');
    expect(sent(view, 'UpdateBusiness')).toMatchObject([
      { changes: { locations: [{ isHeadquarters: false }, { isHeadquarters: true }] } },
    ]);
  });

  it('copies the hours of a day to the weekdays or to all days', async () => {
    const view = render();
    const form = await openForm(view);
    const opens = () => form.getAllByLabelText(/ açılış$/).map((input) => (input as HTMLInputElement).value);
    const [monday] = form.getAllByLabelText('Pazartesi açılış');
    await view.user.clear(monday!);
    await view.user.type(monday!, '730');
    await view.user.tab();
    expect(monday).toHaveValue('07:30');
    await view.user.click(form.getByLabelText('Pazartesi: saatleri başka günlere kopyala'));
    await view.user.click(await screen.findByText('Bütün günlere kopyala'));
    await waitFor(() => expect(opens().filter((time) => time === '07:30')).toHaveLength(7));
    await view.user.click(form.getByText('Kaydet'));
    await screen.findByText('İşletme güncellendi');
    const [{ changes }] = sent(view, 'UpdateBusiness') as [{ changes: { openingHours: { opens: string }[] } }];
    expect(changes.openingHours.filter(({ opens: at }) => at === '07:30')).toHaveLength(7);
  });

  it('returns the focus to the button that opened the form', async () => {
    const view = render();
    const form = await openForm(view);
    await view.user.click(form.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(async () =>
      expect((await row('Ay Gıda')).getByRole('button', { name: 'Düzenle: Ay Gıda' })).toHaveFocus(),
    );
  });

  it('ADM-BIZ-24 edits hours with several ranges of a day', async () => {
    const view = render();
    const form = await openForm(view);
    await view.user.click(form.getByLabelText('Pazartesi: aralık ekle'));
    await view.user.click(form.getByLabelText('Pazartesi: aralık ekle'));
    await view.user.click(form.getByRole('button', { name: 'Pazartesi 3. aralık: kaldır' }));
    const type = (name: string, value: string) => fireEvent.change(form.getByLabelText(name), { target: { value } });
    type('Pazartesi 1. aralık kapanış', '12:00');
    type('Pazartesi 2. aralık açılış', '13:00');
    type('Pazartesi 2. aralık kapanış', '17:30');
    await view.user.click(form.getByText('Kaydet'));
    await screen.findByText('İşletme güncellendi');
    expect(sent(view, 'UpdateBusiness')).toMatchObject([
      {
        changes: {
          openingHours: [
            { dayOfWeek: 1, opens: '09:00', closes: '12:00', isClosed: false },
            { dayOfWeek: 1, opens: '13:00', closes: '17:30', isClosed: false },
          ],
        },
      },
    ]);
  });

  it('ADM-BIZ-15 hides a preview that fails to load, and one that is removed', async () => {
    const view = render();
    const form = await openForm(view);
    fireEvent.error(form.getByAltText('Kapak görseli önizlemesi'));
    await waitFor(() => expect(form.queryByAltText('Kapak görseli önizlemesi')).toBeNull());
    expect(form.getByLabelText(/^Kapak görseli/, { selector: 'input' })).toHaveValue('https://ay.example/kapak.jpg');
    expect(form.getByAltText('Logo önizlemesi')).toHaveAttribute(
      'src',
      `/yonetici/gorsel?${new URLSearchParams({ adres: 'https://ay.example/logo.png' }).toString()}`,
    );
    await view.user.click(form.getByRole('button', { name: 'Logo: kaldır' }));
    await waitFor(() => expect(form.queryByAltText('Logo önizlemesi')).toBeNull());
    await view.user.click(form.getByText('Kaydet'));
    await screen.findByText('İşletme güncellendi');
    expect(sent(view, 'UpdateBusiness')).toMatchObject([{ changes: { logoUrl: null } }]);
  });

  describe('K19 the map of a location', () => {
    async function openMap(view: ReturnType<typeof render>) {
      const form = await openForm(view);
      await view.user.click(form.getAllByText('Haritada işaretle')[0]!);
      const map = form.getByLabelText('Haritada işaretle');
      map.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
      return { form, map, pinned: () => [/^Enlem/, /^Boylam/].map((end) => degrees(form.getAllByLabelText(end)[0]!)) };
    }
    const degrees = (input: HTMLElement) => Number((input as HTMLInputElement).value.replace(',', '.'));

    // jsdom has no pointer events.
    const pointer = (map: HTMLElement, type: string, clientX: number) =>
      fireEvent(map, new MouseEvent(type, { bubbles: true, clientX, clientY: 50, buttons: 1 }));

    it('opens at the city, names it, and puts the pin where it was clicked', async () => {
      const { map, pinned } = await openMap(render());
      expect(within(map).getByText('İstanbul')).toBeInTheDocument();
      fireEvent.click(map, { clientX: 50, clientY: 50 });
      const [latitude = 0, longitude = 0] = pinned();
      expect(Math.hypot(latitude - 41.01, longitude - 28.98)).toBeLessThan(0.5);
    });

    it('is moved by dragging and buttons without setting the pin, and zooms in 32 times', async () => {
      const view = render();
      const { form, map, pinned } = await openMap(view);
      const seen = () => map.getAttribute('viewBox')!.split(' ').map(Number);
      const [left = 0, top = 0, width = 0] = seen();
      const before = pinned();
      pointer(map, 'pointerdown', 50);
      pointer(map, 'pointermove', 10);
      fireEvent.click(map, { clientX: 10, clientY: 50 });
      expect(seen()[0]).toBeGreaterThan(left);
      expect(pinned()).toEqual(before);
      await view.user.click(form.getByLabelText('Haritayı güneye kaydır'));
      expect(seen()[1]).toBeGreaterThan(top);
      for (let zoom = 4; zoom < 9; zoom++) await view.user.click(form.getByLabelText('Yakınlaştır'));
      expect(form.getByLabelText('Yakınlaştır')).toBeDisabled();
      expect(seen()[2]).toBeCloseTo(width / 32);
    });

    it('moves to a borough that is searched by name', async () => {
      const view = render();
      const { form, map } = await openMap(view);
      await view.user.type(form.getByRole('combobox', { name: 'Şehir veya ilçe ara' }), 'bornova');
      await view.user.click(await screen.findByTitle('Bornova, İzmir'));
      expect(within(map).getByText('Bornova')).toBeInTheDocument();
      expect(within(map).queryByText('İstanbul')).toBeNull();
    });
  });

  it('K19 offers the boroughs of the city, takes its region, and any other that is typed', async () => {
    const view = render();
    const form = await openForm(view);
    const [city] = form.getAllByLabelText(/^Şehir/);
    await view.user.clear(city!);
    await view.user.type(city!, 'canakk');
    await view.user.click(await screen.findByTitle('Çanakkale'));
    expect(form.getAllByLabelText(/^Bölge/)[0]).toHaveValue('Marmara');
    const [borough] = form.getAllByLabelText(/^İlçe/);
    await view.user.clear(borough!);
    await view.user.type(borough!, 'gelib');
    await view.user.click(await screen.findByTitle('Gelibolu'));
    expect(borough).toHaveValue('Gelibolu');
    await view.user.clear(borough!);
    await view.user.type(borough!, 'Eski yer');
    await view.user.click(form.getByText('Kaydet'));
    await screen.findByText('İşletme güncellendi');
    const [{ changes }] = sent(view, 'UpdateBusiness') as [{ changes: { locations: object[] } }];
    expect(changes.locations[0]).toMatchObject({ city: 'Çanakkale', borough: 'Eski yer', region: 'Marmara' });
  });

  it('GEN-13 shows errors of the server at their fields, including opening hours and places', async () => {
    const view = render({
      UpdateBusiness: new Refusal('business-invalid', 'unprocessable', [
        { field: 'websiteUrl', code: 'invalid-url' },
        { field: 'openingHours.0.closes', code: 'hours-overlap' },
        { field: 'locations.1.postalCode', code: 'invalid-postal-code' },
      ]),
    });
    const form = await openForm(view);
    await view.user.type(form.getByLabelText(/^Web sitesi/), 'x');
    await view.user.click(form.getByText('Kaydet'));
    expect(await form.findByText('Geçersiz URL')).toBeVisible();
    expect(form.getByText('Saat aralıkları çakışıyor')).toBeVisible();
    expect(form.getByText('Posta kodu beş hanelidir')).toBeVisible();
    expect(form.getByLabelText(/^Web sitesi/)).toHaveValue('https://ay.example/x');
  });

  it('ADM-BIZ-20 TXT-14 ADM-COMMON-05 keeps unsaved input when the directory is down, with the reason', async () => {
    const view = render({ UpdateBusiness: new Refusal('service-unavailable', 'unavailable') });
    const form = await openForm(view);
    await view.user.type(form.getByLabelText(/^İşletme adı/), ' Pazarı');
    await view.user.click(form.getByText('Kaydet'));
    expect(
      await screen.findByText('İşletme güncellenemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    expect(form.getByLabelText(/^İşletme adı/)).toHaveValue('Ay Gıda Pazarı');
  });

  it('ADM-BIZ-19 TXT-14 explains the refusal of a save without an id', async () => {
    const view = render({ UpdateBusiness: new Refusal('business-id-required', 'invalid') });
    const form = await openForm(view);
    await view.user.type(form.getByLabelText(/^İşletme adı/), '!');
    await view.user.click(form.getByText('Kaydet'));
    expect(await screen.findByText('İşletme güncellenemedi: İşletme kimliği gereklidir')).toBeVisible();
  });

  it('merges another user’s changes into the form, and sends only the fields edited here', async () => {
    let tries = 0;
    const view = render({
      UpdateBusiness: () =>
        tries++ === 0 ? new Refusal('business-changed-meanwhile', 'conflict') : { updateBusiness: WHOLE },
    });
    const form = await openForm(view);
    await view.user.type(form.getByLabelText(/^İşletme adı/), ' Ltd');
    view.answer('ManagedBusiness', { managedBusiness: { ...WHOLE, phone: '0212 000 00 00', revision: 4 } });
    await view.user.click(form.getByText('Kaydet'));
    expect(await form.findByText('Bu kayıt siz düzenlerken değiştirildi.')).toBeVisible();
    expect(
      form.getByText('Diğer düzenleyenin değiştirdikleri forma eklendi: Telefon. Yazdıklarınız duruyor.'),
    ).toBeVisible();
    expect(form.getByLabelText(/^Telefon/, { selector: '#phone' })).toHaveValue('0212 000 00 00');
    expect(form.getByLabelText(/^İşletme adı/)).toHaveValue('Ay Gıda Ltd');
    await view.user.click(form.getByText('Birleştirip kaydet'));
    await screen.findByText('İşletme güncellendi');
    expect(sent(view, 'UpdateBusiness').at(-1)).toEqual({ id: 'a', revision: 4, changes: { name: 'Ay Gıda Ltd' } });
  });

  it('lets the user choose for a day and a place that both changed, and merges the others', async () => {
    let tries = 0;
    const view = render({
      UpdateBusiness: () =>
        tries++ === 0 ? new Refusal('business-changed-meanwhile', 'conflict') : { updateBusiness: WHOLE },
    });
    const form = await openForm(view);
    const type = (label: RegExp | string, value: string, at = 0) =>
      fireEvent.change(form.getAllByLabelText(label)[at]!, { target: { value } });
    type('Pazartesi açılış', '07:30');
    type(/^Açık adres/, 'Yeni Hal 9');
    const [first, second] = WHOLE.locations as [typeof LOCATION, typeof LOCATION];
    const stored = {
      ...WHOLE,
      revision: 4,
      openingHours: [
        { dayOfWeek: 1, opens: '10:00', closes: '18:00', isClosed: false },
        { dayOfWeek: 2, opens: null, closes: null, isClosed: true },
      ],
      locations: [
        { ...first, address: 'Liman 4' },
        { ...second, phone: '0312 111 22 33' },
      ],
    };
    view.answer('ManagedBusiness', { managedBusiness: stored });
    await view.user.click(form.getByText('Kaydet'));
    const monday = within((await form.findByText('Çalışma saatleri: Pazartesi')).closest('tr')!);
    await view.user.click(monday.getByRole('radio', { name: '10:00-18:00' }));
    const place = within(form.getByText(/^Konumlar: /).closest('tr')!);
    expect(place.getByRole('radio', { name: /Liman 4/ })).not.toBeChecked();
    await view.user.click(place.getByRole('radio', { name: /Yeni Hal 9/ }));
    await view.user.click(form.getByText('Kaydet'));
    await screen.findByText('İşletme güncellendi');
    const last = sent(view, 'UpdateBusiness').at(-1) as { changes: object };
    expect(Object.keys(last.changes)).toEqual(['locations']);
    expect(last).toMatchObject({
      revision: 4,
      changes: { locations: [{ address: 'Yeni Hal 9' }, { phone: '0312 111 22 33' }] },
    });
  });

  it('requires confirmation before it discards unsaved input', async () => {
    const view = render();
    const form = await openForm(view);
    await view.user.type(form.getByLabelText(/^İşletme adı/), '!');
    await view.user.click(form.getByText('Vazgeç'));
    await view.user.click(await screen.findByText('Düzenlemeye dön'));
    expect(form.getByLabelText(/^İşletme adı/)).toHaveValue('Ay Gıda!');
  });
});

describe('several at once', () => {
  it('ADM-BIZ-02 ADM-BIZ-07 ADM-BIZ-29 ADM-COMMON-08 TXT-18 deletes the selection, counts its products, and can undo it', async () => {
    const view = render({
      DeleteBusinesses: { deleteBusinesses: done('a', 'b') },
      RestoreBusinesses: { restoreBusinesses: done('a', 'b') },
    });
    await screen.findByText('Ay Gıda');
    expect(screen.queryByText(/Seçilenleri Sil/)).toBeNull();
    await view.user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await view.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const requesting = await dialog();
    expect(await requesting.findByText('3 ürün de silinir.')).toBeVisible();
    expect(requesting.getByText('1 ürünü başka işletmeler de sunduğu için kalır.')).toBeVisible();
    await view.user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('2 işletme silindi')).toBeVisible();
    expect(sent(view, 'DeleteBusinesses')).toEqual([{ ids: ['a', 'b'] }]);
    await view.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('2 kayıt geri getirildi')).toBeVisible();
    expect(sent(view, 'RestoreBusinesses')).toEqual([{ ids: ['a', 'b'] }]);
  });

  it('ADM-COMMON-08 PUB-LAY-17 names what could not be deleted, and undoes the rest', async () => {
    const view = render({
      DeleteBusinesses: { deleteBusinesses: [...done('a'), { id: 'b', isDone: false, code: 'business-not-found' }] },
      RestoreBusinesses: { restoreBusinesses: done('a') },
    });
    await screen.findByText('Ay Gıda');
    await view.user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await view.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    await view.user.click((await dialog()).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^İşletmeler silinemedi: .+: .+/)).toBeVisible();
    expect(screen.getByText('İşletme silindi')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(sent(view, 'RestoreBusinesses')).toEqual([{ ids: ['a'] }]);
  });

  it('ADM-BIZ-09 ADM-COMMON-04 TXT-15 confirms before it deletes one, and says why it could not', async () => {
    const view = render({ DeleteBusinesses: new Refusal('service-unavailable', 'unavailable') });
    await view.user.click((await row('Ay Gıda')).getByRole('button', { name: 'Sil: Ay Gıda' }));
    const requesting = await dialog();
    expect(requesting.getByText('"Ay Gıda" kaydını silmek istediğinizden emin misiniz?')).toBeVisible();
    await view.user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^İşletme silinemedi: Hizmete şu anda ulaşılamıyor/)).toBeVisible();
    await view.user.click(requesting.getByRole('button', { name: 'Vazgeç' }));

    await view.user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await view.user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    await view.user.click((await dialog()).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^İşletmeler silinemedi: /)).toBeVisible();
  });

  it('K20: selects all matching businesses over all pages', async () => {
    const view = render({ ManagedBusinesses: { managedBusinesses: { ...LIST.managedBusinesses, total: 3 } } });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    view.answer('ManagedBusinesses', {
      managedBusinesses: { ...LIST.managedBusinesses, items: [MOON, SUN, { ...SUN, id: 'c', name: 'Su' }], total: 3 },
    });
    await view.user.click(screen.getByRole('button', { name: 'Eşleşen 3 kaydın tümünü seç' }));
    expect(await screen.findByText('3 kayıt seçildi')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Eşleşen/ })).toBeNull();
  });
});
