import { screen, within } from '@testing-library/react';
import { addressOf } from '../../components/list/list-view.js';
import { anAdministrator, renderBackOffice } from '../../testing/render-back-office.js';
import { row } from '../../testing/screen-parts.js';

const CHANGED = {
  ...{ id: '2', at: '2026-11-21T08:00:00.000Z', actorId: 'a', actorName: 'Elif Kara', action: 'changed' },
  ...{ recordKind: 'certificate', recordId: 'c-1', recordName: 'ISO 22000' },
  changes: [
    { field: 'name', before: 'ISO', after: 'ISO 22000' },
    { field: 'unknownField', before: null, after: 'true' },
  ],
};
const REFUSED = {
  ...{ id: '1', at: '2026-11-20T08:00:00.000Z', actorId: null, actorName: null, action: 'sign-in-refused' },
  ...{ recordKind: 'account', recordId: 'x', recordName: 'elif', changes: [] },
};
const LIST = { managedAuditRecords: { items: [CHANGED, REFUSED], names: [], total: 2 } };
const PATH = '/yonetici/gunluk';

/** The changes of the opened record. */
const saidRows = () =>
  screen.getAllByRole('rowheader').map((header) => [
    header.textContent,
    ...within(header.closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);

describe('the audit log', () => {
  it('lists actor, action and record, and shows the values before and after', async () => {
    const { user } = renderBackOffice(PATH, { answers: { ManagedAuditRecords: LIST } });

    const changed = await row('ISO 22000');
    for (const text of ['Elif Kara', 'Güncelledi', 'Sertifika']) expect(changed.getByText(text)).toBeVisible();
    expect((await row('elif')).getByText('Giriş yapmamış biri')).toBeVisible();
    await user.click(changed.getByRole('button', { name: 'Satırı genişlet' }));
    const name = within((await screen.findByRole('rowheader', { name: 'Ad' })).closest('tr')!);
    expect(name.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['ISO', 'ISO 22000']);
    const other = within(screen.getByRole('rowheader', { name: 'unknownField' }).closest('tr')!);
    expect(other.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['-', 'Evet']);
  });

  it('calls a field as the form of its kind of record does', async () => {
    const fields: [kind: string, field: string, label: string][] = [
      ['business', 'name', 'İşletme adı'],
      ['synonym', 'name', 'Kelime'],
      ['district', 'name', 'Semt'],
      ['blog-category', 'slug', 'Slug'],
      ['blog-post', 'isFeatured', 'Öne çıkan yazı'],
      ['account', 'active', 'Giriş yapabilir'],
    ];
    const items = fields.map(([recordKind, field], at) => ({
      ...{ ...CHANGED, id: String(at), recordKind, recordName: `${at}. kayıt` },
      changes: [{ field, before: 'a', after: 'b' }],
    }));
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedAuditRecords: { managedAuditRecords: { items, names: [], total: items.length } },
        ManagedBusinessOptions: { managedBusinessOptions: { categories: [], certificates: [], serviceAttributes: [] } },
      },
    });
    for (const [at, [, , label]] of fields.entries()) {
      await user.click((await row(`${at}. kayıt`)).getByRole('button', { name: 'Satırı genişlet' }));
      expect(await screen.findByRole('rowheader', { name: label })).toBeVisible();
    }
  });

  it('K23 links to the record if it has an address', async () => {
    const review = { ...CHANGED, id: '3', recordKind: 'review', recordId: 'r-1', recordName: 'Yorum' };
    const file = { ...CHANGED, id: '4', recordKind: 'file', recordId: 'f-1', recordName: 'liste.csv' };
    renderBackOffice(PATH, {
      answers: { ManagedAuditRecords: { managedAuditRecords: { items: [review, file], names: [], total: 2 } } },
    });
    const link = within((await screen.findByRole('button', { name: 'Yorum' })).closest('tr')!).getByRole('link', {
      name: 'Kaydı aç: Yorum',
    });
    expect(link).toHaveAttribute('href', '/yonetici/yorumlar?kayit=r-1');
    expect((await row('liste.csv')).queryByRole('link')).toBeNull();
  });

  it('K12: shows the names of businesses instead of their ids', async () => {
    const [here, gone] = ['0193a000-0000-7000-8000-000000000003', '0193a000-0000-7000-8000-000000000004'];
    const changes = [
      { field: 'businessId', before: gone, after: here },
      { field: 'alsoOfferedBy', before: '[]', after: JSON.stringify([gone, here]) },
    ];
    const product = { ...CHANGED, recordKind: 'product', recordName: 'Sumak', changes };
    const names = [{ id: here, name: 'Rize Çay' }];
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedAuditRecords: { managedAuditRecords: { items: [product], names, total: 1 } } },
    });
    await user.click((await row('Sumak')).getByRole('button', { name: 'Satırı genişlet' }));
    const said = (field: string) =>
      within(screen.getByRole('rowheader', { name: field }).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await screen.findByRole('rowheader', { name: 'İşletme' });
    expect(said('İşletme')).toEqual(['silinmiş işletme', 'Rize Çay']);
    expect(said('Sunan diğer işletmeler')).toEqual(['-', 'silinmiş işletme, Rize Çay']);
  });

  it('K12: shows changes of a business with names, days and places instead of codes', async () => {
    const [tea, haccp, exports] = [1, 2, 3].map((number) => `0193a000-0000-7000-8000-00000000000${number}`);
    const hours = { dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false };
    const place = { id: tea, address: 'Moda Cad. 1', borough: 'Kadıköy', city: 'İstanbul', latitude: 40.98 };
    const changes = [
      { field: 'categoryIds', before: '[]', after: JSON.stringify([tea]) },
      {
        field: 'openingHours',
        before: null,
        after: JSON.stringify([hours, { ...hours, dayOfWeek: 0, isClosed: true }]),
      },
      { field: 'locations', before: null, after: JSON.stringify([place]) },
      {
        field: 'certificates',
        before: null,
        after: JSON.stringify([{ certificateId: haccp, issuedDate: '2026-01-02', expiryDate: null }]),
      },
      { field: 'serviceAttributeIds', before: '[]', after: JSON.stringify([exports]) },
      { field: 'status', before: 'pending', after: 'active' },
      { field: 'businessStatus', before: null, after: 'OPERATIONAL' },
      { field: 'deletedAt', before: null, after: '2026-11-21T22:30:00.000Z' },
    ];
    const edited = { ...CHANGED, recordKind: 'business', recordName: 'Rize Çay', changes };
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedAuditRecords: { managedAuditRecords: { items: [edited], names: [], total: 1 } },
        ManagedBusinessOptions: {
          managedBusinessOptions: {
            categories: [{ id: tea, name: 'Çay' }],
            certificates: [{ id: haccp, name: 'HACCP' }],
            serviceAttributes: [{ id: exports, name: 'İhracat' }],
            districts: [],
          },
        },
      },
    });
    await user.click((await row('Rize Çay')).getByRole('button', { name: 'Satırı genişlet' }));
    await screen.findByText('Çay');
    expect(saidRows()).toEqual([
      ['Kategoriler', '-', 'Çay'],
      ['Çalışma saatleri', '-', 'Pazartesi 09:00–18:00\nPazar Kapalı'],
      ['Konumlar', '-', 'Moda Cad. 1, Kadıköy, İstanbul'],
      ['Sertifikalar', '-', 'HACCP (2 Oca 2026–…)'],
      ['Hizmetler', '-', 'İhracat'],
      ['Durum', 'Beklemede', 'Aktif'],
      ['Haritadaki durumu', '-', 'OPERATIONAL'],
      ['Silindiği zaman', '-', '22 Kas 2026 01:30'],
    ]);
  });

  it('K25: describes the outcome of an import in words', async () => {
    const changes = [
      { field: 'status', before: 'importing', after: 'finished' },
      ...[
        ['created', '5181'],
        ['updated', '4'],
        ['duplicate', '166'],
        ['skipped', '0'],
        ['invalid', '8'],
      ].map(([field, after]) => ({ field, before: null, after })),
      { field: 'defaultCity', before: null, after: null },
      { field: 'typeCategories', before: null, after: '[]' },
    ];
    const finished = { ...CHANGED, action: 'finished', recordKind: 'import', recordName: 'liste.json', changes };
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedAuditRecords: { managedAuditRecords: { items: [finished], names: [], total: 1 } } },
    });
    const ended = await row('liste.json');
    for (const text of ['Aktarım', 'İçe aktarma tamamlandı']) expect(ended.getByText(text)).toBeVisible();
    await user.click(ended.getByRole('button', { name: 'Satırı genişlet' }));
    await screen.findByRole('rowheader', { name: 'Durum' });
    expect(saidRows()).toEqual([
      ['Durum', 'Aktarılıyor', 'Tamamlandı'],
      ['Eklendi', '-', '5.181'],
      ['Güncellendi', '-', '4'],
      ['Zaten var', '-', '166'],
      ['Atlandı', '-', '0'],
      ['Hatalı', '-', '8'],
    ]);
  });

  it('K20: shows the changes of a bulk edit, and how many businesses it concerned', async () => {
    const changes = [
      { field: 'addedCategory', before: null, after: 'Çay' },
      { field: 'changedBusinesses', before: null, after: '1480' },
      { field: 'refusedBusinesses', before: null, after: '5' },
    ];
    const edited = { ...CHANGED, action: 'bulk-edited', recordKind: 'bulk-edit', recordName: '1480', changes };
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedAuditRecords: { managedAuditRecords: { items: [edited], names: [], total: 1 } } },
    });
    const entry = await row('1.480 işletme');
    await user.click(entry.getByRole('button', { name: '1.480 işletme' }));
    expect(await screen.findByRole('button', { name: /^Yalnızca: 1\.480 işletme/ })).toBeVisible();
    for (const text of ['Toplu düzenleme', 'Toplu düzenledi']) expect(entry.getByText(text)).toBeVisible();
    await user.click(entry.getByRole('button', { name: 'Satırı genişlet' }));
    await screen.findByRole('rowheader', { name: 'Eklenen kategori' });
    expect(saidRows()).toEqual([
      ['Eklenen kategori', '-', 'Çay'],
      ['Güncellenen işletme', '-', '1.480'],
      ['Değiştirilemeyen', '-', '5'],
    ]);
  });

  it('K25: says in words how an import was confirmed', async () => {
    const types = [{ type: 'bakery', category: 'Fırın', remember: true }];
    const changes = [
      { field: 'form', before: null, after: 'tsv' },
      { field: 'separator', before: 'comma', after: 'tab' },
      { field: 'onBranch', before: 'skip', after: 'branch' },
      { field: 'typeCategories', before: '[]', after: JSON.stringify(types) },
    ];
    const confirmed = { ...CHANGED, action: 'confirmed', recordKind: 'import', recordName: 'liste.tsv', changes };
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedAuditRecords: { managedAuditRecords: { items: [confirmed], names: [], total: 1 } } },
    });
    await user.click((await row('liste.tsv')).getByRole('button', { name: 'Satırı genişlet' }));
    await screen.findByRole('rowheader', { name: 'Biçim' });
    expect(saidRows()).toEqual([
      ['Biçim', '-', 'Metin sütunları'],
      ['Ayırıcı', 'Virgül (,)', 'Sekme'],
      ['Şube olabilecekler', 'Atla', 'Şube olarak ekle'],
      ['Tanınmayan türler', '-', 'Tür: bakery Kategori: Fırın Sonraki aktarımlarda da kullan: Evet'],
    ]);
  });

  it('narrows to one person and to one record, and keeps it in the address', async () => {
    const { user, requested, address } = renderBackOffice(PATH, { answers: { ManagedAuditRecords: LIST } });
    await user.click((await row('ISO 22000')).getByRole('button', { name: 'Elif Kara' }));
    expect(address()).toBe(`${PATH}?kim=a`);
    await user.click((await row('ISO 22000')).getByRole('button', { name: 'ISO 22000' }));
    expect(requested.at(-1)?.variables).toMatchObject({ filter: { actorId: 'a', recordId: 'c-1' } });
    await user.click(screen.getByRole('button', { name: /Yalnızca: Elif Kara/ }));
    expect(address()).toBe(`${PATH}?kaydin=c-1`);
    expect(addressOf(new URLSearchParams({ kaydin: 'c-1', sayfa: '2' }))).toBe('kaydin=c-1');
    await user.click(screen.getByRole('button', { name: /Yalnızca: ISO 22000/ }));
    expect(address()).toBe(PATH);
  });

  it('AUTH-06 is denied to accounts that are not administrators', async () => {
    const editor = anAdministrator({ role: 'editor', areas: ['panel', 'blog'] });
    const { requested } = renderBackOffice(PATH, { me: editor });
    expect(await screen.findByRole('heading', { name: 'Erişim reddedildi' })).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'ManagedAuditRecords')).toBe(false);
  });
});
