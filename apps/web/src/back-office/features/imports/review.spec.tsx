import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEndedRun, anInvalidRow, aRow, aRun, RUN_ID } from '../../testing/imports.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import {
  aColumn,
  aMatch,
  anImportReview,
  aReviewedRow,
  pagesOf,
  reviewAnswer,
  reviewedRows,
} from '../../testing/reviewed-imports.js';
import type { Review } from './api/review.js';
import { PLAIN_SETTINGS } from './source/plain-settings.js';
import { dialog } from '../../testing/screen-parts.js';

const PATH = `/yonetici/veri-aktar?aktarim=${RUN_ID}`;
const TSV_PATH = `/yonetici/csv-aktar?aktarim=${RUN_ID}`;
const inReview = aRun({ fileName: 'firmalar.json', status: 'review', read: 6, created: 0, duplicate: 0, invalid: 0 });
const SEEN = { id: RUN_ID, startedAt: inReview.startedAt };
const options = (...names: string[]) => ({
  managedBusinessOptions: {
    categories: names.map((name) => ({ id: name, name })),
    cities: [],
    districts: [],
    certificates: [],
    serviceAttributes: [],
  },
});
/** A stored business with the same name as a row, but in another place. */
const STORED = {
  id: 'b-1',
  slug: 'oz-baharat',
  name: 'Öz Baharat',
  description: 'Baharat toptancısı',
  status: 'active',
  phone: '+902125550101',
  email: null,
  websiteUrl: null,
  logoUrl: null,
  photoUrl: null,
  locations: [
    {
      id: 'l-1',
      address: 'Eski Cd. No:1',
      city: 'İstanbul',
      borough: 'Fatih',
      region: null,
      postalCode: null,
      country: 'Türkiye',
      latitude: null,
      longitude: null,
      isHeadquarters: true,
    },
  ],
  openingHours: [],
};
const answers = (review: Review = anImportReview(), more: object = {}) => ({
  ImportRun: { managedImport: inReview },
  ImportReview: reviewAnswer(review),
  ReviewedRows: pagesOf(reviewedRows()),
  ManagedBusinessOptions: options('Baharat', 'Bakliyat', 'Diğer'),
  ManagedBusiness: { managedBusiness: STORED },
  ChooseImportRows: { chooseImportRows: true },
  ...more,
});
const show = (more?: object, review?: Review) => renderBackOffice(PATH, { answers: answers(review, more) });
const row = async (name: string) => within((await screen.findByText(name, { selector: 'strong' })).closest('tr')!);
const count = async (label: string) =>
  (await screen.findByText(label, { selector: '.import-count span' })).closest('button')!;
const confirmButton = (n: number) => screen.findByRole('button', { name: `${n} işletmeyi içe aktar` });
const sentBy = ({ requested }: ReturnType<typeof renderBackOffice>, name: string) =>
  requested.filter(({ operation }) => operation === name).map(({ variables }) => variables);
/** The select that was opened last is the last one in the document. */
const pick = async (box: HTMLElement, label: string) => {
  fireEvent.mouseDown(box);
  const found = await screen.findAllByText(label, { selector: '.ant-select-item-option-content' });
  fireEvent.click(found.at(-1)!);
};

describe('the review of an import', () => {
  it('IMP-JSON-31 counts new, existing, possible branch and invalid rows, and gives reasons with row numbers', async () => {
    show();
    expect(await count('Yeni')).toHaveTextContent('3');
    expect(await count('Zaten var')).toHaveTextContent('1');
    expect(await count('Şube olabilir')).toHaveTextContent('1');
    expect(await count('Hatalı')).toHaveTextContent('1');
    const reasons = within(screen.getByRole('region', { name: 'Nedenler ve uyarılar' }));
    expect(reasons.getByText('Adı da adresi de yok: 1 satır').closest('li')).toHaveTextContent('Satır: 6');
    expect(reasons.getByText(/Aynı harita kimliğiyle/)).toBeVisible();
    expect(reasons.getByText(/Telefon numarası geçersizdi/)).toBeVisible();
  });

  it('IMP-JSON-31 lists the rows with their matches; a click on a count filters them, and the address keeps the filter', async () => {
    const back = show();
    expect((await row('Öz Baharat')).getByRole('link', { name: 'Rehberde: Öz Baharat' })).toHaveAttribute(
      'href',
      '/firma/oz-baharat',
    );
    expect(screen.getByText('6 satırdan 1-6 arası')).toBeVisible();
    await back.user.click(await count('Hatalı'));
    expect(await screen.findByText('1 satırdan 1-1 arası')).toBeVisible();
    expect(back.address()).toContain('tahmin=invalid');
    expect(screen.queryByText('İşletme 1', { selector: 'strong' })).toBeNull();
    expect(sentBy(back, 'ReviewedRows').at(-1)).toMatchObject({ forecast: 'invalid', afterRow: 0 });
  });

  it('IMP-JSON-31 loads further rows only when their page is opened', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aReviewedRow(index + 1));
    const review = anImportReview({ new: 60, duplicate: 0, branch: 0, invalid: 0, reasons: [], unknownTypes: [] });
    const back = show({ ReviewedRows: pagesOf(many) }, review);
    await row('İşletme 1');
    for (let page = 2; page <= 3; page++) await back.user.click(screen.getByRole('button', { name: 'Sonraki' }));
    expect(await row('İşletme 60')).toBeDefined();
    expect(screen.getByText('60 satırdan 41-60 arası')).toBeVisible();
    expect(sentBy(back, 'ReviewedRows').map(({ afterRow }) => afterRow)).toEqual([0, 50]);
  });

  it('IMP-JSON-07 stores an action chosen for one row, and updates the count', async () => {
    const back = show();
    await confirmButton(3);
    await pick((await row('Öz Baharat')).getByRole('combobox', { name: 'Öz Baharat: seçim' }), 'Güncelle');
    await confirmButton(4);
    expect(sentBy(back, 'ChooseImportRows')).toEqual([
      { ...SEEN, rows: [{ row: 4, action: 'update', categoryNames: null }] },
    ]);
  });

  it('sends a second choice only after the reply to the first, so that the later one wins', async () => {
    let answer: (reply: object) => void = () => undefined;
    const back = show({ ChooseImportRows: () => new Promise((resolve) => (answer = resolve)) });
    await confirmButton(3);
    const choices = (await row('Öz Baharat')).getByRole('combobox', { name: 'Öz Baharat: seçim' });
    await pick(choices, 'Güncelle');
    await confirmButton(4);
    await pick(choices, 'Atla');
    await confirmButton(3);
    const actions = () =>
      sentBy(back, 'ChooseImportRows').flatMap(({ rows }) =>
        (rows as { action: string }[]).map(({ action }) => action),
      );
    expect(actions()).toEqual(['update']);
    answer({ chooseImportRows: true });
    await waitFor(() => expect(actions()).toEqual(['update', 'skip']));
    answer({ chooseImportRows: true });
  });

  it('shows each doubtful row beside its possible match, to be decided one by one or all at once', async () => {
    const doubtful = (number: number, name: string) =>
      aReviewedRow(number, {
        name,
        forecast: 'doubtful',
        match: aMatch({
          kind: 'doubtful',
          by: 'weights',
          probability: 0.839,
          reasons: ['same-phone', 'other-borough', 'of-a-later-release'],
        }),
      });
    const rows = [...reviewedRows(), doubtful(7, 'Öz Baharatçılık'), doubtful(8, 'Öz Gıda')];
    const back = show({ ReviewedRows: pagesOf(rows) }, anImportReview({ doubtful: 2 }));
    const group = within(await screen.findByRole('region', { name: 'Emin olunamayanlar (2)' }));
    const one = within(await group.findByRole('article', { name: 'Öz Baharatçılık' }));
    for (const text of ['Benzerlik %83', 'Aynı telefon', 'İlçeler farklı']) expect(one.getByText(text)).toBeVisible();
    expect(one.queryByText('of-a-later-release')).toBeNull();
    expect(await one.findByText('Eski Cd. No:1')).toBeVisible();
    await confirmButton(5);
    await back.user.click(one.getByRole('radio', { name: 'Aynı işletme' }));
    await confirmButton(4);
    await back.user.click(group.getByRole('radio', { name: 'Hepsi aynı işletme: atla' }));
    await confirmButton(3);
    await back.user.click(one.getByRole('radio', { name: 'Farklı işletme' }));
    await confirmButton(4);
    expect(sentBy(back, 'ChooseImportRows')).toEqual([
      { ...SEEN, rows: [{ row: 7, action: 'skip', categoryNames: null }] },
      { ...SEEN, rows: [{ row: 7, action: 'add', categoryNames: null }] },
    ]);
    expect((await row('Öz Baharatçılık')).getAllByText('Ekle')).not.toEqual([]);
  });

  it('IMP-JSON-07 reverts a choice that could not be stored, and reports it', async () => {
    show({ ChooseImportRows: new Refusal('import-state', 'conflict') });
    await confirmButton(3);
    await pick((await row('Öz Baharat')).getByRole('combobox'), 'Güncelle');
    expect(await screen.findByText('Seçim kaydedilemedi: Aktarımın durumu bu arada değişti.')).toBeVisible();
    await confirmButton(3);
    expect((await row('Öz Baharat')).getAllByText('Ayarlara göre: Atla')).not.toEqual([]);
  });

  it('K17: keeps its settings over a reload, until the import is confirmed', async () => {
    const settings = async () => within(await screen.findByRole('region', { name: 'Aktarım ayarları' }));
    const before = show();
    await before.user.click((await settings()).getByRole('radio', { name: 'Hepsini şube olarak ekle' }));
    await confirmButton(4);
    cleanup();
    const after = show({ ConfirmImport: { confirmImport: { id: RUN_ID } } });
    expect((await settings()).getByRole('radio', { name: 'Hepsini şube olarak ekle' })).toBeChecked();
    await after.user.click(await confirmButton(4));
    await waitFor(() => expect(sentBy(after, 'ConfirmImport')).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('IMP-JSON-34 IMP-JSON-38 IMP-JSON-41 confirms with the settings for all rows: status, branches, unknown types', async () => {
    const back = show({ ConfirmImport: { confirmImport: { id: RUN_ID } } });
    const settings = within(await screen.findByRole('region', { name: 'Aktarım ayarları' }));
    expect(settings.getByRole('radio', { name: /^Aktif/ })).toBeChecked();
    await back.user.click(settings.getByRole('radio', { name: /^Beklemede/ }));
    await back.user.click(settings.getByRole('radio', { name: 'Hepsini şube olarak ekle' }));
    await pick(screen.getByRole('combobox', { name: 'uzay üssü: kategori' }), 'Bakliyat');
    await pick(settings.getByRole('combobox', { name: 'Varsayılan kategori' }), 'Baharat');
    expect(screen.getByRole('checkbox', { name: 'uzay üssü: sonraki aktarımlarda da kullan' })).toBeChecked();
    await back.user.click(await confirmButton(4));
    await waitFor(() => expect(sentBy(back, 'ConfirmImport')).toHaveLength(1));
    expect(sentBy(back, 'ConfirmImport')[0]).toEqual({
      ...SEEN,
      settings: {
        status: 'pending',
        defaultCategory: 'Baharat',
        defaultCity: null,
        onDuplicate: 'skip',
        onBranch: 'branch',
        onDoubtful: null,
        typeCategories: [{ type: 'uzay üssü', category: 'Bakliyat', remember: true }],
      },
    });
  });

  it('keeps choices that are made while a category for a type is being created', async () => {
    let answer: (reply: object) => void = () => undefined;
    const unknownTypes = ['uzay üssü', 'üs'].map((type) => ({ type, count: 2 }));
    const more = {
      CreateCategory: () => new Promise((resolve) => (answer = resolve)),
      ConfirmImport: { confirmImport: { id: RUN_ID } },
    };
    const back = show(more, anImportReview({ unknownTypes }));
    await back.user.type(await screen.findByRole('combobox', { name: 'uzay üssü: kategori' }), 'Salça');
    fireEvent.click(await screen.findByText('"Salça" kategorisini oluştur'));
    await waitFor(() => expect(sentBy(back, 'CreateCategory')).toHaveLength(1));
    await back.user.click(screen.getByRole('radio', { name: /^Beklemede/ }));
    await pick(screen.getByRole('combobox', { name: 'üs: kategori' }), 'Bakliyat');
    answer({ createCategory: { id: 'c' } });
    expect(await screen.findByText('Kategori eklendi')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'uzay üssü: sonraki aktarımlarda da kullan' })).toBeEnabled(),
    );
    await back.user.click(await confirmButton(3));
    await waitFor(() =>
      expect(sentBy(back, 'ConfirmImport')).toMatchObject([
        {
          settings: {
            status: 'pending',
            typeCategories: [
              { type: 'üs', category: 'Bakliyat', remember: true },
              { type: 'uzay üssü', category: 'Salça', remember: true },
            ],
          },
        },
      ]),
    );
  });

  it('filters the rows by one problem, and gives all of them the same value', async () => {
    const review = anImportReview({
      reasons: [
        { kind: 'warning', reason: 'guessed-city', count: 38, rows: [1, 2] },
        { kind: 'invalid', reason: 'address-required', count: 3, rows: [6] },
      ],
      columns: [aColumn('Bölge')],
      fixes: [
        { problem: { kind: 'warning', reason: 'dropped-phone' }, where: null, target: 'phone', text: '0212 555 01 01' },
      ],
      offered: 12,
    });
    const back = show({ FixImportRows: { fixImportRows: { id: RUN_ID } } }, review);
    expect(await screen.findByText('Adresi yok: 3 satır')).toBeVisible();
    await back.user.click(screen.getByRole('button', { name: 'Şehri yok: satırları göster' }));
    expect(back.address()).toContain('tahmin=warning%3Aguessed-city');
    const problem = { kind: 'warning', reason: 'guessed-city' };
    await waitFor(() => expect(sentBy(back, 'ReviewedRows').at(-1)).toMatchObject({ forecast: null, problem }));
    const fix = within(screen.getByRole('region', { name: 'Şehri yok: 38 satır' }));
    await pick(fix.getByRole('combobox', { name: 'Değer' }), 'Ankara');
    await back.user.click(fix.getByRole('checkbox', { name: 'Yalnız belirli satırlara' }));
    expect(fix.getByRole('button', { name: 'Hepsine uygula' })).toBeDisabled();
    await pick(fix.getByRole('combobox', { name: 'Dosyadaki sütun ya da alan' }), 'Bölge');
    await back.user.type(fix.getByRole('textbox', { name: 'Oradaki değer' }), 'İç');
    await back.user.click(fix.getByRole('button', { name: 'Hepsine uygula' }));
    const where = { column: 'Bölge', text: 'İç' };
    await waitFor(() =>
      expect(sentBy(back, 'FixImportRows')).toMatchObject([
        {
          ...SEEN,
          withOffered: false,
          fixes: [{ target: 'phone' }, { problem, where, target: 'city', text: 'Ankara' }],
        },
      ]),
    );
    expect(back.address()).not.toContain('tahmin');
    await back.user.click(screen.getByRole('button', { name: /0212 555 01 01: geri al$/ }));
    await waitFor(() => expect(sentBy(back, 'FixImportRows').at(-1)).toMatchObject({ fixes: [] }));
    expect(screen.getByText('12 düzeltme bu dosyada da uygulanabilir')).toBeVisible();
    await back.user.click(screen.getByRole('button', { name: 'Uygula' }));
    await waitFor(() => expect(sentBy(back, 'FixImportRows').at(-1)).toMatchObject({ withOffered: true, fixes: [{}] }));
  });

  it('edits a row in the list, shows the result of its check, and names the user whose edit it replaced', async () => {
    let rows = [aReviewedRow(1, { edited: [{ target: 'address', text: 'Hal Yolu' }], revision: 2 })];
    const back = show({
      ReviewedRows: (variables: never) => pagesOf(rows)(variables),
      EditImportRow: () => {
        rows = [aReviewedRow(1, { name: 'Yeni Ad', forecast: 'duplicate', revision: 4 })];
        return { editImportRow: { revision: 4, overwritten: 'Mehmet Kaya' } };
      },
    });
    expect((await row('İşletme 1')).getByText('Düzenlendi')).toBeVisible();
    await back.user.click(screen.getByRole('button', { name: 'Düzenle: İşletme 1' }));
    const form = within(screen.getByRole('form', { name: 'İşletme 1: satırı düzenle' }));
    expect(form.getByRole('textbox', { name: 'Adres' })).toHaveValue('Hal Yolu');
    expect(form.getByRole('button', { name: 'Kaydet ve denetle' })).toBeDisabled();
    const name = form.getByRole('textbox', { name: 'İşletme adı' });
    await back.user.clear(name);
    await back.user.type(name, 'Yeni Ad');
    await back.user.click(form.getByRole('button', { name: 'Kaydet ve denetle' }));
    await row('Yeni Ad');
    expect(sentBy(back, 'EditImportRow')).toEqual([
      {
        ...SEEN,
        row: 1,
        revision: 2,
        values: [
          { target: 'address', text: 'Hal Yolu' },
          { target: 'name', text: 'Yeni Ad' },
        ],
      },
    ]);
    expect(await screen.findByText(/bu satır değiştirilmişti \(Mehmet Kaya\)/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('keeps the editor of another row open when the reply to an earlier save arrives', async () => {
    let answer: (reply: object) => void = () => undefined;
    const back = show({
      ReviewedRows: pagesOf([aReviewedRow(1), aReviewedRow(2)]),
      EditImportRow: () => new Promise((resolve) => (answer = resolve)),
    });
    await row('İşletme 1');
    await back.user.click(screen.getByRole('button', { name: 'Düzenle: İşletme 1' }));
    await back.user.type(screen.getByRole('textbox', { name: 'Adres' }), ' No:7');
    await back.user.click(screen.getByRole('button', { name: 'Kaydet ve denetle' }));
    await waitFor(() => expect(sentBy(back, 'EditImportRow')).toHaveLength(1));
    await back.user.click(screen.getByRole('button', { name: 'Düzenle: İşletme 2' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Adres' }), { target: { value: 'Hal Yolu' } });
    answer({ editImportRow: { revision: 1, overwritten: null } });
    await screen.findByText('Satır kaydedildi ve yeniden denetlendi.');
    expect(screen.getByRole('form', { name: 'İşletme 2: satırı düzenle' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('Hal Yolu');
  });

  it('keeps unsaved input in a row when the rows are reloaded', async () => {
    const back = show({ ReviewedRows: pagesOf([aReviewedRow(1)]) });
    await row('İşletme 1');
    await back.user.click(screen.getByRole('button', { name: 'Düzenle: İşletme 1' }));
    await back.user.type(screen.getByRole('textbox', { name: 'Adres' }), ' No:7');
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adres' });
    const text = typed.value;
    await back.user.click(await count('Yeni'));
    await waitFor(() => expect(typed).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: 'Adres' })).toHaveValue(text);
    expect(screen.getByRole('button', { name: 'Kaydet ve denetle' })).toBeEnabled();
  });

  it('shows an edited row that is in doubt as it was checked, also beside the business that it may be', async () => {
    const doubtful = (name: string) =>
      aReviewedRow(7, { name, forecast: 'doubtful', match: aMatch({ kind: 'doubtful', by: 'weights' }) });
    let rows = [doubtful('Öz Gıda')];
    const back = show(
      {
        ReviewedRows: (variables: never) => pagesOf(rows)(variables),
        EditImportRow: () => {
          rows = [doubtful('Has Gıda')];
          return { editImportRow: { revision: 1, overwritten: null } };
        },
      },
      anImportReview({ doubtful: 1 }),
    );
    const group = within(await screen.findByRole('region', { name: 'Emin olunamayanlar (1)' }));
    await group.findByRole('article', { name: 'Öz Gıda' });
    await back.user.click(await screen.findByRole('button', { name: 'Düzenle: Öz Gıda' }));
    await back.user.type(screen.getByRole('textbox', { name: 'İşletme adı' }), ' Ltd.');
    await back.user.click(screen.getByRole('button', { name: 'Kaydet ve denetle' }));
    expect(await group.findByRole('article', { name: 'Has Gıda' })).toBeVisible();
    await row('Has Gıda');
  });

  it('limits a value for all rows with a problem to 250 characters, and an address in one row to 500', async () => {
    const review = anImportReview({ reasons: [{ kind: 'warning', reason: 'dropped-logo', count: 2, rows: [1, 2] }] });
    const back = show({}, review);
    await back.user.click(await screen.findByRole('button', { name: /satırları göster$/ }));
    expect(await screen.findByRole('textbox', { name: 'Değer' })).toHaveAttribute('maxlength', '250');
    await back.user.click(screen.getByRole('button', { name: 'Düzenle: İşletme 1' }));
    const form = within(screen.getByRole('form', { name: 'İşletme 1: satırı düzenle' }));
    expect(form.getByRole('textbox', { name: 'Adres' })).toHaveAttribute('maxlength', '500');
  });

  const guessedIn = (over: Partial<Review> = {}) =>
    anImportReview({
      reasons: [{ kind: 'warning', reason: 'guessed-city', count: 2, rows: [1, 2] }],
      withoutCity: [{ forecast: 'new', count: 2 }],
      ...over,
    });

  it('can leave out all rows without a city, and sends that setting', async () => {
    const rows = [aReviewedRow(1, { warnings: ['guessed-city'] }), aReviewedRow(2)];
    const back = show({ ReviewedRows: pagesOf(rows), ConfirmImport: { confirmImport: { id: RUN_ID } } }, guessedIn());
    await confirmButton(3);
    await back.user.click(screen.getByRole('checkbox', { name: 'Bu satırları aktarma' }));
    await confirmButton(1);
    expect((await row('İşletme 1')).getAllByText('Ayarlara göre: Atla')).not.toEqual([]);
    expect((await row('İşletme 2')).getAllByText('Ayarlara göre: Ekle')).not.toEqual([]);
    await back.user.click(await confirmButton(1));
    await waitFor(() => expect(sentBy(back, 'ConfirmImport')).toHaveLength(1));
    expect(sentBy(back, 'ConfirmImport')[0]).toMatchObject({ settings: { leaveOutWithoutCity: true } });
  });

  it('blocks an import above its limits, with the reasons, until rows are left out or the limit is raised', async () => {
    const gate = { invalid: 10, withoutCity: 5 };
    const review = guessedIn({ settings: { ...PLAIN_SETTINGS, gate } });
    const back = show({ ConfirmImport: { confirmImport: { id: RUN_ID } } }, review);
    expect(await screen.findByText('Aktarım sınırı aşıldı; hiçbir şey yazılmadı')).toBeVisible();
    expect(screen.getByText(/^Satırların %17 kadarı hatalı; sınır %10\./)).toBeVisible();
    expect(screen.getByText(/^Satırların %34 kadarında şehir bulunamadı; sınır %5\./)).toBeVisible();
    expect(await confirmButton(3)).toBeDisabled();
    await back.user.click(screen.getByRole('checkbox', { name: 'Bu satırları aktarma' }));
    expect(screen.queryByText(/şehir bulunamadı; sınır/)).toBeNull();
    const most = screen.getByRole('spinbutton', { name: 'Hatalı satırlar en çok' });
    await back.user.clear(most);
    await back.user.type(most, '20');
    await back.user.click(await confirmButton(1));
    await waitFor(() => expect(sentBy(back, 'ConfirmImport')).toHaveLength(1));
    expect(sentBy(back, 'ConfirmImport')[0]).toMatchObject({
      settings: { leaveOutWithoutCity: true, gate: { invalid: 20, withoutCity: 5 } },
    });
  });

  it('K6: lists the categories that would be created, and can replace one with an existing category', async () => {
    const categories = [
      { name: 'Baharat', count: 2 },
      { name: 'Mandıra', count: 3 },
    ];
    const back = show({ ConfirmImport: { confirmImport: { id: RUN_ID } } }, anImportReview({ categories }));
    const made = within(await screen.findByRole('region', { name: 'Rehberde olmayan kategoriler (1)' }));
    expect(made.getByRole('listitem')).toHaveTextContent('Mandıra 3 satır');
    await pick(made.getByRole('combobox', { name: 'Mandıra: kategori' }), 'Bakliyat');
    await back.user.click(await confirmButton(3));
    await waitFor(() =>
      expect(sentBy(back, 'ConfirmImport')).toMatchObject([
        { settings: { typeCategories: [{ type: 'Mandıra', category: 'Bakliyat', remember: true }] } },
      ]),
    );
  });

  it('K3: requires confirmation before businesses are overwritten, and says how many', async () => {
    const back = show({ ConfirmImport: { confirmImport: { id: RUN_ID } } });
    const [ofDuplicates] = await screen.findAllByRole('radio', { name: 'Hepsini güncelle' });
    await back.user.click(ofDuplicates!);
    await back.user.click(await confirmButton(4));
    const requesting = await dialog();
    expect(requesting.getAllByText('1 işletmenin bilgileri değiştirilsin mi?').at(-1)).toBeVisible();
    expect(sentBy(back, 'ConfirmImport')).toEqual([]);
    await back.user.click(requesting.getByRole('button', { name: 'Güncelle' }));
    await waitFor(() => expect(sentBy(back, 'ConfirmImport')).toHaveLength(1));
  });

  it('IMP-JSON-38 shows the ten most frequent types, and the others on request', async () => {
    const unknownTypes = Array.from({ length: 13 }, (_, index) => ({ type: `tür ${index}`, count: 20 - index }));
    const { user } = show({}, anImportReview({ unknownTypes }));
    expect(await screen.findByText('tür 9')).toBeVisible();
    expect(screen.queryByText('tür 10')).toBeNull();
    await user.click(screen.getByRole('button', { name: '3 tür daha göster' }));
    expect(screen.getByText('tür 12')).toBeVisible();
  });

  it('IMP-JSON-26 reports a failed confirmation, and keeps every choice', async () => {
    const { user } = show({ ConfirmImport: new Refusal('service-unavailable', 'unavailable') });
    await user.click(await screen.findByRole('radio', { name: 'Hepsini şube olarak ekle' }));
    await user.click(await confirmButton(4));
    const failed = await screen.findByText(/^Veri içe aktarılırken hata oluştu\. Hizmete şu anda/);
    expect(within(failed.closest<HTMLElement>('[role=alert]')!).getByText('Hata')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Hepsini şube olarak ekle' })).toBeChecked();
  });

  it('IMP-JSON-03 disables the confirmation when no row is left to import', async () => {
    show({}, anImportReview({ new: 0 }));
    expect(await confirmButton(0)).toBeDisabled();
    expect(screen.getByText('Bu seçimlerle içe aktarılacak işletme kalmıyor.')).toBeVisible();
  });

  it('TXT-17 reports that a review could not be loaded, and retries on request', async () => {
    const { user, answer } = show({ ImportReview: new Refusal('service-unavailable', 'unavailable') });
    expect(await screen.findByText('Önizleme yüklenemedi')).toBeVisible();
    answer('ImportReview', reviewAnswer(anImportReview()));
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await count('Yeni')).toBeVisible();
  });
});

describe('the end of an import that was confirmed here', () => {
  /** Renders an import that has this outcome once it is confirmed. */
  function ends(end: object, rows: unknown[]) {
    const back = show({ ImportRunRows: { managedImportRows: rows } });
    back.answer('ConfirmImport', () => {
      back.answer('ImportRun', { managedImport: end });
      return { confirmImport: { id: RUN_ID } };
    });
    return back;
  }

  it('IMP-JSON-04 IMP-JSON-28 shows the results, and the name of the only created business', async () => {
    const end = anEndedRun({ created: 1, duplicate: 0, invalid: 0, read: 1 });
    const { user, address } = ends(end, [aRow(1, { name: 'Öz Çay' })]);
    await user.click(await confirmButton(3));
    const told = await screen.findByText('İçe Aktarma Başarılı');
    expect(within(told.closest<HTMLElement>('[role=status]')!).getByText('Öz Çay')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sonuçlar' })).toBeVisible();
    expect(address()).toBe(PATH);
  });

  it('IMP-JSON-26 IMP-JSON-27 says why no business was created', async () => {
    const end = anEndedRun({ created: 0, duplicate: 0, invalid: 1, read: 1 });
    const { user } = ends(end, [anInvalidRow(1, 'kimsenin-bilmedigi')]);
    await user.click(await confirmButton(3));
    const told = within((await screen.findByText('İçe Aktarma Hatası')).closest<HTMLElement>('[role=alert]')!);
    expect(told.getByText('İşletme oluşturulamadı: Bilinmeyen bir hata oluştu.')).toBeVisible();
  });
});

describe('the preview of single businesses', () => {
  it('IMP-JSON-30 steps through businesses by buttons and arrow keys, shows the position, and can leave one out', async () => {
    const back = show();
    await back.user.click(await screen.findByRole('button', { name: 'İşletmelere tek tek bak' }));
    const shown = await dialog();
    expect(await shown.findByText('İşletme 1 / 6')).toBeVisible();
    await back.user.click(shown.getByRole('button', { name: /Sonraki/ }));
    expect(await shown.findByText('İşletme 2 / 6')).toBeVisible();
    expect(shown.getByText('Telefon numarası geçersizdi, alınmadı.')).toBeVisible();
    expect(shown.getByRole('button', { name: /Sonraki/ })).toHaveFocus();
    await back.user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(await shown.findByText('İşletme 3 / 6')).toBeVisible();
    await back.user.click(shown.getByRole('checkbox', { name: 'Bu işletmeyi aktarma' }));
    await confirmButton(2);
    expect(sentBy(back, 'ChooseImportRows')).toEqual([
      { ...SEEN, rows: [{ row: 3, action: 'skip', categoryNames: null }] },
    ]);
    await back.user.click(shown.getByRole('checkbox', { name: 'Bu işletmeyi aktarma' }));
    await confirmButton(3);
    await back.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await shown.findByText('İşletme 6 / 6')).toBeVisible();
    expect(shown.getByText('İşletme adı ve adres gereklidir.')).toBeVisible();
    await back.user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(await shown.findByText('İşletme 5 / 6')).toBeVisible();
    await back.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'İşletmelere tek tek bak' })).toHaveFocus());
  });

  it('IMP-JSON-31 shows the imported values beside those of the directory, and marks differences', async () => {
    const { user } = show();
    await user.click((await row('Öz Baharat')).getByRole('button', { name: 'Önizle: Öz Baharat' }));
    const shown = await dialog();
    const fact = async (label: string) => (await shown.findByRole('rowheader', { name: label })).closest('tr')!;
    expect(await fact('Adres farklı')).toHaveTextContent('Hasırcılar Cd. No:12Eski Cd. No:1');
    expect(await fact('Açıklama değişmez')).toHaveTextContent('Baharat toptancısı');
    expect(await fact('Telefon')).toHaveClass('same');
    expect(await fact('Telefon')).toHaveTextContent('0212 555 01 01');
    expect(await fact('Çalışma saatleri farklı')).toHaveTextContent('Pazartesi 09:00-18:00');
    expect(shown.getByText(/"name": "İşletme 4"/)).toBeInTheDocument();
  });

  it('IMP-JSON-01 removes categories and adds existing ones', async () => {
    const back = show({
      ReviewedRows: pagesOf([aReviewedRow(1, { categoryNames: ['Baharat', 'Bakliyat'] })]),
    });
    await back.user.click((await row('İşletme 1')).getByRole('button', { name: /^Önizle/ }));
    const shown = await dialog();
    await back.user.click(shown.getByRole('button', { name: 'Baharat: kaldır' }));
    await waitFor(() => expect(shown.queryByRole('button', { name: 'Bakliyat: kaldır' })).toBeNull());
    await pick(shown.getByRole('combobox', { name: 'Kategori ekle' }), 'Diğer');
    expect(await shown.findByRole('button', { name: 'Diğer: kaldır' })).toBeVisible();
    expect(sentBy(back, 'ChooseImportRows').map(({ rows }) => rows)).toEqual([
      [{ row: 1, action: null, categoryNames: ['Bakliyat'] }],
      [{ row: 1, action: null, categoryNames: ['Bakliyat', 'Diğer'] }],
    ]);
  });

  async function addNew(name: string, more: object) {
    const back = show(more);
    await back.user.click((await row('İşletme 1')).getByRole('button', { name: /^Önizle/ }));
    const shown = await dialog();
    const box = shown.getByRole('combobox', { name: 'Kategori ekle' });
    await back.user.type(box, name);
    fireEvent.click(await screen.findByText(`"${name}" kategorisini oluştur`));
    return { back, shown };
  }

  it('IMP-JSON-25 creates a category and adds it to the business', async () => {
    const { back, shown } = await addNew('Salça', { CreateCategory: { createCategory: { id: 'c' } } });
    expect(await screen.findByText('Kategori eklendi')).toBeVisible();
    expect(screen.getByText('Başarılı')).toBeVisible();
    expect(await shown.findByRole('button', { name: 'Salça: kaldır' })).toBeVisible();
    expect(sentBy(back, 'CreateCategory')[0]).toMatchObject({ input: { name: 'Salça' } });
  });

  it('IMP-JSON-25 says that a category could not be added', async () => {
    const { shown } = await addNew('Salça', { CreateCategory: new Refusal('service-unavailable', 'unavailable') });
    const failed = await screen.findByText('Kategori eklenirken hata oluştu.');
    expect(within(failed.closest<HTMLElement>('[role=alert]')!).getByText('Hata')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Salça: kaldır' })).toBeNull();
  });

  it('IMP-JSON-25 uses a category that somebody else created meanwhile', async () => {
    const back = show({ CreateCategory: new Refusal('name-taken', 'conflict') });
    await back.user.click((await row('İşletme 1')).getByRole('button', { name: /^Önizle/ }));
    const shown = await dialog();
    await back.user.type(shown.getByRole('combobox', { name: 'Kategori ekle' }), 'Salça');
    back.answer('ManagedBusinessOptions', options('Baharat', 'SALÇA'));
    fireEvent.click(await screen.findByText('"Salça" kategorisini oluştur'));
    expect(await shown.findByRole('button', { name: 'SALÇA: kaldır' })).toBeVisible();
  });

  it('TXT-19 says that a category could be neither created nor found', async () => {
    await addNew('Salça', { CreateCategory: new Refusal('name-taken', 'conflict') });
    expect(await screen.findByText('Kategori oluşturulamadı veya bulunamadı')).toBeVisible();
  });
});

describe('the review of a text import', () => {
  const tsvRun = aRun({ form: 'tsv', fileName: 'firmalar.csv', status: 'review', read: 6 });

  it('IMP-TSV-01 IMP-TSV-04 shows the count on the import button, and the reasons with their row numbers', async () => {
    const review = anImportReview({
      reasons: [{ kind: 'invalid', reason: 'too-few-columns', count: 30, rows: [2, 9] }],
      separator: 'semicolon',
    });
    renderBackOffice(TSV_PATH, { answers: answers(review, { ImportRun: { managedImport: tsvRun } }) });
    expect(await screen.findByRole('button', { name: 'Tümünü içe aktar (3)' })).toBeEnabled();
    const reason = await screen.findByText(/Satırda en az 6 sütun olmalıdır/);
    expect(reason.closest('li')).toHaveTextContent('30 satır: Satırda en az 6 sütun olmalıdır.Satır: 2, 9…');
  });

  it('lists the recognised columns with their target fields, and the columns that are left out', async () => {
    const columns: Review['columns'] = [
      aColumn('Firma Adı', { sample: 'Öz Çay', further: ['Çay Evi', 'Has Çay', 'Öz'], target: 'name' }),
      aColumn('Tel', { sample: '0464 123 45 67', target: 'phone' }),
      aColumn('Puan', { sample: '4,7', target: 'rating' }),
      aColumn('Vergi No', { sample: '123' }),
    ];
    const review = anImportReview({ separator: 'semicolon', columns });
    renderBackOffice(TSV_PATH, { answers: answers(review, { ImportRun: { managedImport: tsvRun } }) });
    const shown = within(await screen.findByRole('region', { name: 'Sütunlar tanındı: 2 / 4' }));
    expect(
      shown.getByText(/^Aktarılmayan sütunlar: Puan, Vergi No\. Değerleri yalnızca satırın kaynak kaydında saklanır\./),
    ).toBeVisible();
    const goes = shown.getAllByRole('row').map((one) => one.textContent);
    expect(goes.slice(1)).toEqual([
      'Firma AdıÖz ÇayÇay EviHas Çayİşletme adıDönüştür',
      'Tel0464 123 45 67TelefonDönüştür',
      'Puan4,7Alınmaz (puan)Dönüştür',
      'Vergi No123AlınmazDönüştür',
    ]);
  });

  it('assigns a column to the chosen field, and rereads the file with this and earlier choices', async () => {
    const columns: Review['columns'] = [
      aColumn('Cari', { sample: 'Öz Çay' }),
      aColumn('Yer', { sample: 'Hal Yolu No:3', target: 'address', isChosen: true }),
      aColumn('Vergi No', { sample: '123' }),
    ];
    const more = { ImportRun: { managedImport: tsvRun }, ReadImportAgain: { readImportAgain: { id: RUN_ID } } };
    const back = renderBackOffice(TSV_PATH, {
      answers: answers(anImportReview({ separator: 'semicolon', columns }), more),
    });
    expect(await screen.findByText(/hangi sütunda olduğu anlaşılamadı/)).toBeVisible();
    const again = screen.getByRole('button', { name: 'Seçimlerle yeniden oku' });
    expect(again).toBeDisabled();
    // Found without Turkish letters, as in every select.
    const target = screen.getByRole('combobox', { name: 'Cari: nereye gider' });
    await back.user.type(target, 'isletme adi');
    fireEvent.keyDown(target, { key: 'Enter', keyCode: 13 });
    expect(screen.queryByText(/hangi sütunda olduğu anlaşılamadı/)).toBeNull();
    await back.user.click(again);
    await waitFor(() => expect(sentBy(back, 'ReadImportAgain')).toHaveLength(1));
    expect(sentBy(back, 'ReadImportAgain')[0]).toMatchObject({
      separator: 'semicolon',
      columns: [
        { name: 'Cari', target: 'name' },
        { name: 'Yer', target: 'address' },
      ],
    });
    await back.user.click(screen.getByRole('button', { name: 'Seçimleri unut' }));
    await waitFor(() => expect(sentBy(back, 'ReadImportAgain')).toHaveLength(2));
    expect(sentBy(back, 'ReadImportAgain')[1]).toMatchObject({ columns: [] });
  });

  const showTable = (columns: Review['columns'], over: Partial<Review> = {}) => {
    const more = { ImportRun: { managedImport: tsvRun }, ReadImportAgain: { readImportAgain: { id: RUN_ID } } };
    const review = anImportReview({ separator: 'semicolon', columns, ...over });
    return renderBackOffice(TSV_PATH, { answers: answers(review, more) });
  };
  const readAgain = async (back: ReturnType<typeof showTable>) => {
    await back.user.click(screen.getByRole('button', { name: 'Seçimlerle yeniden oku' }));
    await waitFor(() => expect(sentBy(back, 'ReadImportAgain')).toHaveLength(1));
    return sentBy(back, 'ReadImportAgain')[0];
  };

  it('marks columns that were recognised by their values, until another field is chosen', async () => {
    const back = showTable([
      aColumn('Cari', { sample: 'Öz Çay', target: 'name', isFromContent: true }),
      aColumn('Yer', { sample: 'Hal Yolu No:3', target: 'address' }),
    ]);
    const cari = within((await screen.findByRole('rowheader', { name: 'Cari' })).closest('tr')!);
    expect(cari.getByText('İçeriğinden anlaşıldı')).toBeVisible();
    await pick(cari.getByRole('combobox'), 'Alınmaz');
    expect(screen.queryByText('İçeriğinden anlaşıldı')).toBeNull();
    expect(await readAgain(back)).toMatchObject({ columns: [{ name: 'Cari', target: null }] });
  });

  it('rereads the file also with the columns recognised by their values, so that none is lost to a further one', async () => {
    const back = showTable([
      aColumn('Kapı', { sample: 'No:3', target: 'address', isFromContent: true }),
      aColumn('Yol', { sample: 'Hal Yolu' }),
    ]);
    await pick(await screen.findByRole('combobox', { name: 'Yol: nereye gider' }), 'Adres');
    expect(await readAgain(back)).toMatchObject({
      columns: [
        { name: 'Kapı', target: 'address' },
        { name: 'Yol', target: 'address' },
      ],
    });
  });

  it('shows columns without names by number, and says that choices for them hold only for this import', async () => {
    showTable([aColumn('#1', { target: 'name', isFromContent: true }), aColumn('#2')]);
    expect(await screen.findByRole('rowheader', { name: '1. sütun' })).toBeVisible();
    expect(screen.getByText(/^Aktarılmayan sütunlar: 2\. sütun\./)).toBeVisible();
    expect(screen.getByText(/seçimleriniz yalnızca bu aktarımda geçerlidir/)).toBeVisible();
  });

  it('asks before it imports without the columns that were chosen since the file was read', async () => {
    const columns = [aColumn('Firma', { target: 'name' }), aColumn('Adres', { target: 'address' }), aColumn('Hat')];
    const back = showTable(columns);
    await pick(await screen.findByRole('combobox', { name: 'Hat: nereye gider' }), 'Telefon');
    await back.user.click(screen.getByRole('button', { name: 'Tümünü içe aktar (3)' }));
    const asked = await dialog();
    expect(asked.getByText(/Sütun seçimleriniz dosya yeniden okunmadan/)).toBeVisible();
    await back.user.click(asked.getByRole('button', { name: 'Önizlemeye dön' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentBy(back, 'ConfirmImport')).toEqual([]);
    expect(await readAgain(back)).toMatchObject({ columns: [{ name: 'Hat', target: 'phone' }] });
  });

  it('counts and names notes beside the list, which are no invalid rows', async () => {
    const note = { refusal: 'note-beside-list', forecast: 'invalid', mapped: null } as const;
    const review = anImportReview({
      ...{ new: 1, duplicate: 0, branch: 0, invalid: 0, separator: 'semicolon' },
      reasons: [{ kind: 'invalid', reason: 'note-beside-list', count: 1, rows: [2] }],
    });
    const rows = pagesOf([aReviewedRow(1), aReviewedRow(2, note)]);
    const more = { ImportRun: { managedImport: tsvRun }, ReviewedRows: rows };
    renderBackOffice(TSV_PATH, { answers: answers(review, more) });
    expect(await screen.findByText('2 satırdan 1-2 arası')).toBeVisible();
    expect(screen.getAllByText('Liste dışı')).toHaveLength(2);
  });

  it('splits a column, and assigns each part to a field', async () => {
    const back = showTable([
      aColumn('Firma', { target: 'name' }),
      aColumn('Yer', { sample: 'Kadıköy / İstanbul' }),
      aColumn('Adres', { target: 'address' }),
    ]);
    await back.user.click(await screen.findByRole('button', { name: 'Yer: dönüştür' }));
    await pick(screen.getByRole('combobox', { name: 'Yer: nereye gider' }), 'İlçe');
    fireEvent.change(screen.getByRole('textbox', { name: 'Yer: bölme işareti' }), { target: { value: '/' } });
    expect(screen.getByText('Örnek: Kadıköy | İstanbul')).toBeVisible();
    expect(screen.getByText('1. parça')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Yer: 1. parça nereye gider' })).toBeVisible();
    await pick(screen.getByRole('combobox', { name: 'Yer: 2. parça nereye gider' }), 'İl');
    expect(await readAgain(back)).toMatchObject({
      columns: [{ name: 'Yer', target: 'borough', split: { by: '/', further: [{ target: 'province' }] }, values: [] }],
      constants: [],
    });
  });

  it('maps values of a column to categories, and sets constants for rows without a value', async () => {
    const back = showTable(
      [
        aColumn('Firma', { target: 'name' }),
        aColumn('Adres', { target: 'address' }),
        aColumn('Grup', { sample: 'Baharatlar', further: ['Un'], target: 'category', isChosen: true }),
      ],
      { constants: [{ target: 'province', text: 'Rize' }] },
    );
    await back.user.click(await screen.findByRole('button', { name: 'Grup: dönüştür' }));
    await back.user.click(screen.getByRole('button', { name: 'Değer ekle' }));
    await pick(screen.getByRole('combobox', { name: 'Grup: 1. değer, yerine' }), 'Baharat');
    await back.user.click(screen.getByRole('button', { name: 'Bilgi ekle' }));
    await pick(screen.getByRole('combobox', { name: '2. bilginin değeri' }), 'Bakliyat');
    fireEvent.change(screen.getByRole('textbox', { name: '1. bilginin değeri' }), { target: { value: 'Ankara' } });
    expect(await readAgain(back)).toMatchObject({
      columns: [{ name: 'Grup', target: 'category', split: null, values: [{ from: 'Baharatlar', to: 'Baharat' }] }],
      constants: [
        { target: 'province', text: 'Ankara' },
        { target: 'category', text: 'Bakliyat' },
      ],
    });
  });

  it('says in which order the columns of a file without column names were read', async () => {
    renderBackOffice(TSV_PATH, { answers: answers(anImportReview(), { ImportRun: { managedImport: tsvRun } }) });
    expect(await screen.findByText(/^Sütun adları bulunamadı; sütunlar sırayla okundu: ad, /)).toBeVisible();
  });

  it('IMP-TSV-07 lists the columns of a file whose name and address columns were not recognised', async () => {
    const failure = 'unknown-columns: Cari Kod, Bakiye';
    const failed = { ...tsvRun, status: 'failed', read: 0, failure, failureLine: 1 };
    renderBackOffice(TSV_PATH, { answers: answers(anImportReview(), { ImportRun: { managedImport: failed } }) });
    expect(await screen.findByText(/adres sütunları tanınamadı.*Bulunan sütunlar: Cari Kod, Bakiye/)).toBeVisible();
  });

  const showColumns = (more: object = {}) => {
    const review = anImportReview({ separator: 'semicolon' });
    return renderBackOffice(TSV_PATH, { answers: answers(review, { ImportRun: { managedImport: tsvRun }, ...more }) });
  };
  const chooseComma = async () => pick(await screen.findByRole('combobox', { name: 'Ayırıcı' }), 'Virgül (,)');

  it('IMP-TSV-10 rereads a file with another separator, and shows the new review', async () => {
    const back = showColumns();
    expect(await screen.findByText('Noktalı virgül (;)')).toBeVisible();
    back.answer('ReadImportAgain', () => {
      back.answer('ImportRun', { managedImport: { ...tsvRun, status: 'waiting', startedAt: null } });
      return { readImportAgain: { id: RUN_ID } };
    });
    await chooseComma();
    expect(await screen.findByText('Sırada')).toBeVisible();
    expect(screen.queryByText('Satırlar')).toBeNull();
    expect(sentBy(back, 'ReadImportAgain')).toEqual([
      { id: RUN_ID, startedAt: tsvRun.startedAt, separator: 'comma', commandId: expect.any(String) as string },
    ]);

    const startedAt = '2026-11-21T09:00:00.000Z';
    back.answer('ImportReview', reviewAnswer(anImportReview({ separator: 'comma', new: 1 })));
    back.answer('ReviewedRows', pagesOf([aReviewedRow(1, { name: 'Yeni okunan' })]));
    back.answer('ConfirmImport', new Refusal('import-state', 'conflict'));
    back.answer('ImportRun', { managedImport: { ...tsvRun, startedAt } });
    expect(await row('Yeni okunan')).toBeDefined();
    expect(screen.queryByText('İşletme 1', { selector: 'strong' })).toBeNull();
    await back.user.click(screen.getByRole('button', { name: 'Tümünü içe aktar (1)' }));
    await waitFor(() => expect(sentBy(back, 'ConfirmImport')).toMatchObject([{ id: RUN_ID, startedAt }]));
  });

  it('keeps the settings for all rows when the file is reread, and resets them with the column choices', async () => {
    const columns = [aColumn('Firma', { target: 'name', isChosen: true }), aColumn('Adres', { target: 'address' })];
    const review = anImportReview({ separator: 'semicolon', columns, branch: 0, duplicate: 0 });
    const back = renderBackOffice(TSV_PATH, { answers: answers(review, { ImportRun: { managedImport: tsvRun } }) });
    const settings = async () => within(await screen.findByRole('region', { name: 'Aktarım ayarları' }));
    await back.user.click((await settings()).getByRole('radio', { name: /^Beklemede/ }));
    await back.user.type((await settings()).getByRole('spinbutton', { name: 'Hatalı satırlar en çok' }), '10');
    await pick(screen.getByRole('combobox', { name: 'uzay üssü: kategori' }), 'Bakliyat');
    const isReadAs = (startedAt: string, over: Partial<Review>) => {
      back.answer('ReadImportAgain', () => {
        back.answer('ImportReview', reviewAnswer({ ...review, ...over }));
        back.answer('ImportRun', { managedImport: { ...tsvRun, startedAt } });
        return { readImportAgain: { id: RUN_ID } };
      });
    };

    isReadAs('2026-11-21T09:00:00.000Z', { new: 1, invalid: 0, unknownTypes: [] });
    await chooseComma();
    const confirm = await screen.findByRole('button', { name: 'Tümünü içe aktar (1)' });
    expect((await settings()).getByRole('radio', { name: /^Beklemede/ })).toBeChecked();
    expect((await settings()).getByRole('spinbutton', { name: 'Hatalı satırlar en çok' })).toHaveValue('10');
    back.answer('ConfirmImport', new Refusal('import-state', 'conflict'));
    await back.user.click(confirm);
    await waitFor(() =>
      expect(sentBy(back, 'ConfirmImport')).toMatchObject([
        { settings: { status: 'pending', gate: { invalid: 10, withoutCity: null }, typeCategories: [] } },
      ]),
    );

    isReadAs('2026-11-21T10:00:00.000Z', { new: 2, invalid: 0 });
    await back.user.click(screen.getByRole('button', { name: 'Seçimleri unut' }));
    expect(await screen.findByRole('button', { name: 'Tümünü içe aktar (2)' })).toBeVisible();
    expect((await settings()).getByRole('radio', { name: /^Aktif/ })).toBeChecked();
    expect(localStorage).toHaveLength(0);
  });

  it('IMP-TSV-10 offers no separator for a sheet of a spreadsheet, which has none', async () => {
    const managedImport = { ...tsvRun, separatorFixed: true };
    const review = anImportReview({ separator: 'tab' });
    renderBackOffice(TSV_PATH, { answers: answers(review, { ImportRun: { managedImport } }) });
    expect(await screen.findByText(tsvRun.fileName)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Ayırıcı' })).toBeNull();
  });

  it('IMP-TSV-10 keeps the review when the file cannot be read with the other separator', async () => {
    showColumns({ ReadImportAgain: new Refusal('not-columns', 'unprocessable') });
    await chooseComma();
    expect(await screen.findByText(/^Dosya yeniden okunamadı\. Dosya sütunlara ayrılamadı/)).toBeVisible();
    expect(screen.getByText('Satırlar')).toBeVisible();
  });

  it('IMP-TSV-10 reports that somebody else had the file reread, and shows the new review', async () => {
    const back = showColumns({ ConfirmImport: new Refusal('import-read-again', 'conflict') });
    const confirm = await screen.findByRole('button', { name: 'Tümünü içe aktar (3)' });
    back.answer('ImportReview', reviewAnswer(anImportReview({ separator: 'comma', new: 1 })));
    back.answer('ImportRun', { managedImport: { ...tsvRun, startedAt: '2026-11-21T09:00:00.000Z' } });
    await back.user.click(confirm);
    expect(await screen.findByText(/Dosya bu arada başka bir ayırıcıyla yeniden okundu/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tümünü içe aktar (1)' })).toBeVisible();
  });
});

it('IMP-JSON-41 hides the action for all possible branches when there are none', async () => {
  show({ ReviewedRows: pagesOf([aReviewedRow(1, { match: aMatch() })]) }, anImportReview({ branch: 0, duplicate: 0 }));
  expect(await screen.findByRole('region', { name: 'Aktarım ayarları' })).toBeVisible();
  expect(screen.queryByText('Hepsini şube olarak ekle')).toBeNull();
});
