import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SilentSource } from '../../testing/mock-browser-apis.js';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const HELAL = { id: 'h', name: 'Helal', description: 'Helal kesim belgesi', businessCount: 3, revision: 2 };
const ISO = { id: 'i', name: 'ISO 22000', description: null, businessCount: 0, revision: 1 };
const LIST = { managedCertificates: { items: [HELAL, ISO], total: 2 } };
const PATH = '/yonetici/sertifikalar';

describe('the certificates', () => {
  it('ADM-CERT-04 ADM-COMMON-10 lists name, description and businesses, twenty to a page', async () => {
    const { requested } = renderBackOffice(PATH, { answers: { ManagedCertificates: LIST } });

    expect((await row('Helal')).getByText('Helal kesim belgesi')).toBeVisible();
    expect((await row('Helal')).getByText('3')).toBeVisible();
    expect((await row('ISO 22000')).getByText('-')).toBeVisible();
    expect(screen.getByText('Toplam 2 kayıt')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'İşlemler' })).toBeVisible();
    expect(requested[0]?.variables['list']).toEqual({
      search: '',
      page: 1,
      pageSize: 20,
      sort: 'name',
      descending: false,
    });
  });

  it('traps the focus in the confirmation, and moves it to the main content after the row is deleted', async () => {
    const deleteCertificates = [{ id: 'h', isDone: true, code: null }];
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedCertificates: LIST, DeleteCertificates: { deleteCertificates } },
    });
    const opener = (await row('Helal')).getByRole('button', { name: 'Sil: Helal' });
    await user.click(opener);
    const question = await dialog();
    const last = question.getByRole('button', { name: 'Sil' });
    last.focus();
    await user.tab();
    expect(question.getByRole('button', { name: 'Kapat' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();

    await user.click(question.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await user.click((await dialog()).getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(document.getElementById('icerik')).toHaveFocus());
  });

  it('shows dense rows on request, in every list and after a reload', async () => {
    const { user, unmount } = renderBackOffice(PATH, { answers: { ManagedCertificates: LIST } });
    await screen.findByText('Helal');
    const isDense = () => document.querySelector('.managed-table .ant-table-small') !== null;
    expect(isDense()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Sık satırlar' }));
    expect(isDense()).toBe(true);
    unmount();
    renderBackOffice(PATH, { answers: { ManagedCertificates: LIST } });
    await screen.findByText('Helal');
    expect(isDense()).toBe(true);
  });

  it('ADM-COMMON-01 shows five skeleton rows while loading', async () => {
    renderBackOffice(PATH, { answers: { ManagedCertificates: LIST } });

    const loading = await screen.findByRole('status', { name: 'Yükleniyor…' });
    expect(loading.children).toHaveLength(5);
    await screen.findByText('Helal');
  });

  it('ADM-COMMON-02 TXT-22 says that there is nothing, and otherwise that nothing matches', async () => {
    const nothing = { managedCertificates: { items: [], total: 0 } };
    const { user, address } = renderBackOffice(PATH, { answers: { ManagedCertificates: nothing } });

    expect(await screen.findByText('Henüz kayıt yok')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'vegan{Enter}');
    expect(await screen.findByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
    expect(address()).toBe(`${PATH}?ara=vegan`);
  });

  it('K11: ADM-COMMON-02 shows the last page instead of a page beyond it', async () => {
    const pages = ({ list }: { list: { page: number } }) => ({
      managedCertificates: { items: list.page === 1 ? [HELAL, ISO] : [], total: 2 },
    });
    const { address } = renderBackOffice(`${PATH}?sayfa=2`, { answers: { ManagedCertificates: pages } });

    expect(await screen.findByText('Helal')).toBeVisible();
    expect(address()).toBe(PATH);
  });

  it('K11: ignores an unknown sort order in the address', async () => {
    const { requested } = renderBackOffice(`${PATH}?sirala=-x`, { answers: { ManagedCertificates: LIST } });

    await screen.findByText('Helal');
    expect(requested[0]?.variables['list']).toMatchObject({ sort: 'name', descending: false });
  });

  it('ADM-CERT-01 ADM-COMMON-12 adds a certificate, and shows a toast', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ManagedCertificates: LIST, CreateCertificate: { createCertificate: ISO } },
    });
    await user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('Bu alan zorunludur')).toBeVisible();
    await user.type(form.getByLabelText(/^Ad/), 'Vegan');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Sertifika eklendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'CreateCertificate')?.variables).toMatchObject({
      input: { name: 'Vegan', description: null },
    });
  });

  it('ADM-COMMON-05 ADM-COMMON-06 keeps unsaved input when a service is down, and says why', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedCertificates: LIST, UpdateCertificate: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click((await row('Helal')).getByRole('button', { name: 'Düzenle: Helal' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad/), ' kesim');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(
      await screen.findByText('Sertifika güncellenemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Helal kesim');
  });

  it('R11: lets the user choose between two names when another user saved meanwhile, and merges the rest', async () => {
    let tries = 0;
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: {
        ManagedCertificates: LIST,
        UpdateCertificate: () =>
          tries++ === 0 ? new Refusal('certificate-changed-meanwhile', 'conflict') : { updateCertificate: HELAL },
      },
    });
    await user.click((await row('Helal')).getByRole('button', { name: 'Düzenle: Helal' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad/), ' belgesi');
    answer('ManagedCertificates', {
      managedCertificates: {
        items: [{ ...HELAL, name: 'Helal (TSE)', description: 'TSE belgesi', revision: 3 }],
        total: 1,
      },
    });
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Bu kayıt siz düzenlerken değiştirildi.')).toBeVisible();
    const searched = requested.filter(({ operation }) => operation === 'ManagedCertificates').at(-1)?.variables;
    expect(searched).toMatchObject({ list: { search: HELAL.id } });
    expect(
      form.getByText('Diğer düzenleyenin değiştirdikleri forma eklendi: Açıklama. Yazdıklarınız duruyor.'),
    ).toBeVisible();
    expect(form.getByRole('radio', { name: 'Helal (TSE)' })).not.toBeChecked();
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Helal belgesi');
    await user.click(form.getByRole('button', { name: 'Birleştirip kaydet' }));
    expect(await form.findByText('Kaydetmeden önce her satırda birini seçin.')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'UpdateCertificate')).toHaveLength(1);
    await user.click(form.getByRole('radio', { name: 'Helal belgesi' }));
    await user.click(form.getByRole('button', { name: 'Birleştirip kaydet' }));

    expect(await screen.findByText('Sertifika güncellendi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'UpdateCertificate').at(-1)?.variables).toMatchObject({
      revision: 3,
      input: { name: 'Helal belgesi', description: 'TSE belgesi' },
    });
  });

  it('ADM-COMMON-03 ADM-COMMON-04 ADM-COMMON-08 ADM-COMMON-10 deletes the selection with one call, after a confirmation', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: {
        ManagedCertificates: LIST,
        DeleteCertificates: {
          deleteCertificates: [
            { id: 'h', isDone: true, code: null },
            { id: 'i', isDone: true, code: null },
          ],
        },
      },
    });
    await screen.findByText('Helal');
    expect(screen.queryByText(/Seçilenleri Sil/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    const requesting = await dialog();
    expect(requesting.getByText('2 kaydı silmek istediğinizden emin misiniz?')).toBeVisible();
    expect(requesting.getByText('ISO 22000')).toBeVisible();
    expect(requesting.getByText('3 işletmeden de kaldırılır.')).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'DeleteCertificates')).toBe(false);
    await user.click(requesting.getByRole('button', { name: 'Sil' }));

    expect(await screen.findByText('2 sertifika silindi')).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'DeleteCertificates')).toEqual([
      { operation: 'DeleteCertificates', variables: { ids: ['h', 'i'] } },
    ]);
    answer('RestoreCertificates', { restoreCertificates: ['h', 'i'].map((id) => ({ id, isDone: true, code: null })) });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('2 kayıt geri getirildi')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/kayıt seçildi/)).toBeNull());
  });

  it('ADM-COMMON-08 PUB-LAY-17 names what could not be deleted, and undoes the rest', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: {
        ManagedCertificates: LIST,
        DeleteCertificates: {
          deleteCertificates: [
            { id: 'h', isDone: true, code: null },
            { id: 'i', isDone: false, code: 'certificate-not-found' },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    await user.click((await dialog()).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Sertifika silinemedi: ISO 22000')).toBeVisible();
    expect(screen.getByText('Sertifika silindi')).toBeVisible();
    answer('RestoreCertificates', { restoreCertificates: [{ id: 'h', isDone: true, code: null }] });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'RestoreCertificates')?.variables).toEqual({ ids: ['h'] });
  });

  it('K5: restores deleted records days later, too', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: {
        ManagedCertificates: LIST,
        ManagedDeleted: new Refusal('service-unavailable', 'unavailable'),
        RestoreCertificates: { restoreCertificates: [{ id: 'v', isDone: true, code: null }] },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Silinenler/ }));
    const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
    const vegan = { id: 'v', name: 'Vegan', at: '2026-11-10T09:00:00.000Z', actorName: 'Elif Kara' };
    answer('ManagedDeleted', { managedDeleted: { items: [vegan], total: 1 } });
    await user.click(retry);
    expect(await screen.findByText(/10 Kas 2026 .* · Elif Kara/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Geri getir: Vegan' }));

    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(screen.queryByText('Vegan')).toBeNull();
    expect(requested.find(({ operation }) => operation === 'ManagedDeleted')?.variables).toMatchObject({
      recordKind: 'certificate',
    });
    expect(requested.find(({ operation }) => operation === 'RestoreCertificates')?.variables).toEqual({ ids: ['v'] });
  });

  it('K5: goes back to the last page of deleted records when the only record of a page was restored', async () => {
    let last = [{ id: 'v', name: 'Vegan', at: '2026-11-10T09:00:00.000Z', actorName: 'Elif Kara' }];
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...last[0]!, id: `${at}`, name: `Belge ${at}` }));
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedCertificates: LIST,
        ManagedDeleted: ({ page }: { page: number }) => ({
          managedDeleted: { items: page === 1 ? twenty : last, total: 20 + last.length },
        }),
        RestoreCertificates: () => {
          last = [];
          return { restoreCertificates: [{ id: 'v', isDone: true, code: null }] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Silinenler/ }));
    await screen.findByText('Belge 0');
    await user.click(await screen.findByTitle('2'));
    await user.click(await screen.findByRole('button', { name: 'Geri getir: Vegan' }));
    await waitFor(() => expect(screen.queryByText('Vegan')).toBeNull());
    expect(screen.queryByText('Son otuz günde silinen yok')).toBeNull();
    act(() => SilentSource.last.onmessage?.({ data: '["Audit"]' }));
    expect(await screen.findByText('Belge 0')).toBeVisible();
  });

  it('counts the businesses of the whole selection, other pages included, before deletion', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedCertificates: ({ list }: { list: { page: number } }) => ({
          managedCertificates: { items: [list.page === 1 ? HELAL : { ...ISO, businessCount: 2 }], total: 21 },
        }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Helal: seç' }));
    await user.click(screen.getByTitle('2'));
    await user.click(await screen.findByRole('checkbox', { name: 'ISO 22000: seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Sil/ }));
    expect((await dialog()).getByText('5 işletmeden de kaldırılır.')).toBeVisible();
  });

  it('ADM-COMMON-10 clears the selection on another search', async () => {
    const { user } = renderBackOffice(PATH, { answers: { ManagedCertificates: LIST } });
    await user.click(await screen.findByRole('checkbox', { name: 'Helal: seç' }));
    expect(screen.getByText('1 kayıt seçildi')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'iso{Enter}');

    await waitFor(() => expect(screen.queryByText('1 kayıt seçildi')).toBeNull());
  });

  it('ADM-COMMON-06 says that a list could not be loaded, and retries on request', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ManagedCertificates: new Refusal('service-unavailable', 'unavailable') },
    });
    expect(await screen.findByText('Sertifikalar yüklenemedi')).toBeVisible();
    answer('ManagedCertificates', LIST);
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));

    expect(await screen.findByText('Helal')).toBeVisible();
  });

  it('offers the filtered list as a file', async () => {
    const { user } = renderBackOffice(`${PATH}?ara=helal`, { answers: { ManagedCertificates: LIST } });
    await user.click(await screen.findByRole('button', { name: /Dışa Aktar/ }));
    const address = (await screen.findByRole('link', { name: 'CSV' })).getAttribute('href') ?? '';
    const requested = new URL(address, 'http://x').searchParams;

    expect([requested.get('islem'), requested.get('bicim')]).toEqual(['ManagedCertificates', 'csv']);
    expect(JSON.parse(requested.get('degiskenler') ?? '')).toMatchObject({ list: { search: 'helal', sort: 'name' } });
  });

  it('offers the file to keyboards too', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedCertificates: LIST },
      endpoints: { '/auth/back-office/confirmation': { status: 200, body: { isConfirmed: true } } },
    });
    await user.click(await screen.findByRole('button', { name: /Dışa Aktar/ }));
    const csv = await screen.findByRole('link', { name: 'CSV' });
    const followed = jest.fn();
    csv.addEventListener('click', followed);
    // The menu focuses its entries.
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'CSV' }), { key: 'Enter', keyCode: 13 });
    expect(followed).toHaveBeenCalled();
  });

  it('loads the history of a certificate only when it is opened', async () => {
    const back = renderBackOffice(PATH, { answers: { ManagedCertificates: LIST } });
    await back.user.click((await row('Helal')).getByRole('button', { name: 'Düzenle: Helal' }));
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'certificate', recordId: 'h' }]);
  });
});
