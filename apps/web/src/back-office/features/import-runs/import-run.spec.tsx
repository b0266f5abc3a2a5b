import { act, screen, waitFor, within } from '@testing-library/react';
import { aRow, anEndedRun, anInvalidRow, aRun, RUN_ID } from '../../testing/imports.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import type { Run, RunRow } from './api/import-runs-api.js';
import { mayUndo } from './run-status.js';
import { dialog, row } from '../../testing/screen-parts.js';

const PATH = `/yonetici/aktarimlar/${RUN_ID}`;
const run = (managedImport: Run) => ({ managedImport });
const rows = (...managedImportRows: RunRow[]) => ({ managedImportRows });
const answers = (ofRun: Run, ofRows: unknown = rows()) => ({ ImportRun: run(ofRun), ImportRunRows: ofRows });

const card = async (name = 'kadikoy.json') => within(await screen.findByRole('region', { name }));
const counts = async () => (await (await card()).findAllByRole('listitem')).map(({ textContent }) => textContent);

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('a running import', () => {
  it('IMP-JSON-09 shows progress, speed, remaining time and the outcomes of the rows', async () => {
    renderBackOffice(PATH, { answers: answers(aRun()) });
    const shown = await card();
    expect(shown.getByText('Aktarılıyor')).toBeVisible();
    expect(shown.getByText('2.500 / 5.000 satır')).toBeVisible();
    expect(shown.getByText('saniyede 412 satır')).toBeVisible();
    expect(shown.getByText('yaklaşık 2 dakika kaldı')).toBeVisible();
    expect(shown.getByRole('progressbar', { name: 'Aktarımın ilerlemesi' })).toHaveAttribute('aria-valuenow', '50');
    expect(await counts()).toEqual(['Eklendi 2.300', 'Güncellendi 0', 'Zaten var 150', 'Atlandı 0', 'Hatalı 50']);
    expect(screen.getByText(/^Ayşe Yılmaz, 21 Kas 2026/)).toBeVisible();
  });

  it('IMP-JSON-09 polls each second while the import runs, but not in a hidden window nor after its end', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { requested, answer } = renderBackOffice(PATH, { answers: answers(aRun()) });
      const looks = () => requested.filter(({ operation }) => operation === 'ImportRun').length;
      const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
      await card();
      const before = looks();
      await wait(5);
      expect(looks()).toBeGreaterThanOrEqual(before + 4);
      act(() => show('hidden'));
      const hidden = looks();
      await wait(10);
      expect(looks()).toBe(hidden);
      act(() => show('visible'));
      answer('ImportRun', run(anEndedRun()));
      expect(await screen.findByText('Tamamlandı')).toBeVisible();
      await wait(3);
      const ended = looks();
      await wait(20);
      expect(looks()).toBe(ended);
    } finally {
      show('visible');
      jest.useRealTimers();
    }
  });

  it('keeps polling after a cancellation, for rows that were sent before it, and stops within 90 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const cancelled = (created: number) =>
        run(aRun({ status: 'cancelled', created, finishedAt: new Date().toISOString() }));
      const { requested, answer } = renderBackOffice(PATH, {
        answers: { ...answers(aRun()), ImportRun: cancelled(7) },
      });
      const looks = () => requested.filter(({ operation }) => operation === 'ImportRun').length;
      await card();
      answer('ImportRun', cancelled(9));
      expect(await screen.findByText('9', { selector: 'strong' })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(90_000));
      const before = looks();
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(looks()).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('IMP-JSON-09 pauses and resumes it, and shows a toast for each', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ...answers(aRun()), PauseImport: { pauseImport: aRun({ status: 'paused' }) } },
    });
    answer('PauseImport', () => {
      answer('ImportRun', run(aRun({ status: 'paused', rowsPerSecond: null, secondsLeft: null })));
      return { pauseImport: aRun({ status: 'paused' }) };
    });
    await user.click((await card()).getByRole('button', { name: /Duraklat/ }));
    expect(await screen.findByText(/^Aktarım duraklatıldı/)).toBeVisible();
    expect(await (await card()).findByText('Duraklatıldı')).toBeVisible();
    expect((await card()).queryByRole('button', { name: /Duraklat/ })).toBeNull();
    answer('ResumeImport', () => {
      answer('ImportRun', run(aRun()));
      return { resumeImport: aRun() };
    });
    await user.click((await card()).getByRole('button', { name: /Sürdür/ }));
    expect(await screen.findByText('Aktarım sürüyor')).toBeVisible();
    const steps = requested.filter(({ operation }) => /^(Pause|Resume)Import$/.test(operation));
    expect(steps).toEqual([
      { operation: 'PauseImport', variables: { id: RUN_ID } },
      { operation: 'ResumeImport', variables: { id: RUN_ID } },
    ]);
  });

  it('IMP-JSON-09 cancels it only after a confirmation, and reports when its state no longer allows that', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ...answers(aRun()), CancelImport: new Refusal('import-state', 'conflict') },
    });
    const cancelled = () => requested.filter(({ operation }) => operation === 'CancelImport').length;
    await user.click((await card()).getByRole('button', { name: 'İptal et' }));
    const requesting = await dialog();
    expect(requesting.getByText(/Şimdiye kadar aktarılanlar kalır, kalan satırlar atlanır/)).toBeVisible();
    await user.click(requesting.getByRole('button', { name: 'Devam etsin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancelled()).toBe(0);
    await user.click((await card()).getByRole('button', { name: 'İptal et' }));
    await user.click((await dialog()).getByRole('button', { name: 'İptal et' }));
    expect(await screen.findByText('Aktarım iptal edilemedi: Aktarımın durumu bu arada değişti.')).toBeVisible();
    expect(cancelled()).toBe(1);
  });

  it('links an import that awaits confirmation to its review', async () => {
    renderBackOffice(PATH, { answers: answers(aRun({ status: 'review', form: 'tsv' })) });
    expect(await screen.findByRole('link', { name: 'İncelemeye git' })).toHaveAttribute(
      'href',
      `/yonetici/csv-aktar?aktarim=${RUN_ID}`,
    );
  });

  it.each([
    ['has created some', anEndedRun(), true],
    ['is under way', aRun(), true],
    ['was undone but for some', anEndedRun({ status: 'undone', undone: 4_699, kept: 1 }), true],
    ['was undone whole', anEndedRun({ status: 'undone', undone: 4_700 }), false],
    ['awaits its confirmation', aRun({ status: 'review', created: 0 }), false],
  ])('K17: has a link to its businesses only if there are any: when it %s', async (_, ofRun, isThere) => {
    renderBackOffice(PATH, { answers: answers(ofRun) });
    const link = (await card()).queryByRole('link', { name: 'İşletmeleri göster' });
    expect(link?.getAttribute('href')).toBe(isThere ? `/yonetici/isletmeler?aktarim=${RUN_ID}` : undefined);
  });

  it('says that there is no such import', async () => {
    renderBackOffice(PATH, { answers: { ImportRun: new Refusal('import-not-found', 'not-found') } });
    expect(await screen.findByText('Aktarım yüklenemedi')).toBeVisible();
    expect(screen.getByText('Böyle bir aktarım yok.')).toBeVisible();
  });
});

describe('how an import ended', () => {
  async function ending(end: Run, ofRows: unknown = rows()) {
    const back = renderBackOffice(PATH, { answers: answers(aRun(), ofRows) });
    await card();
    back.answer('ImportRun', run(end));
    return back;
  }

  it('IMP-JSON-28 names the only business that was created', async () => {
    await ending(anEndedRun({ read: 1, created: 1, duplicate: 0, invalid: 0 }), rows(aRow(1, { name: 'Çay Evi' })));
    expect(await screen.findByText('İçe Aktarma Başarılı')).toBeVisible();
    // in the toast, and in the results
    expect(await screen.findAllByText('Çay Evi')).toHaveLength(2);
  });

  it('IMP-JSON-28 counts the created businesses and the failed rows', async () => {
    await ending(anEndedRun());
    expect(await screen.findByText('İçe Aktarma Başarılı')).toBeVisible();
    expect(screen.getByText('4.700 işletme içe aktarıldı; 100 satır aktarılamadı')).toBeVisible();
  });

  it('IMP-JSON-26 IMP-JSON-27 says why no business was created', async () => {
    await ending(
      anEndedRun({ read: 1, created: 0, duplicate: 0, invalid: 1 }),
      rows(anInvalidRow(1, 'name-and-address-required', { name: '' })),
    );
    expect(await screen.findByText('İçe Aktarma Hatası')).toBeVisible();
    expect(
      screen.getAllByText('İşletme oluşturulamadı: İşletme adı ve adres gereklidir.').length,
    ).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ['truncated', 'Dosya yarıda kesilmiş.'],
    ['something-new', 'Veri işlenirken bir hata oluştu.'],
    [null, 'Veri işlenirken bir hata oluştu.'],
  ])('IMP-JSON-26 says that the whole import failed, for %s', async (failure, text) => {
    await ending(anEndedRun({ status: 'failed', failure, failureLine: 12, created: 0 }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText('İçe Aktarma Hatası')).toHaveLength(2);
    expect(screen.getByText(`12. satır: ${text}`)).toBeVisible();
  });

  it('IMP-JSON-14 refreshes the lists of businesses and categories', async () => {
    const nothing = { items: [], total: 0 };
    const { requested, user, answer } = renderBackOffice('/yonetici/kategoriler', {
      answers: { ...answers(aRun()), ManagedCategories: { managedCategories: nothing } },
    });
    const lists = () => requested.filter(({ operation }) => operation === 'ManagedCategories').length;
    await waitFor(() => expect(lists()).toBe(1));
    answer('ImportRuns', { managedImports: { items: [aRun()], total: 1 } });
    await user.click(await screen.findByRole('link', { name: /^Aktarımlar/ }));
    await user.click(await screen.findByRole('link', { name: 'kadikoy.json' }));
    await card();
    answer('ImportRun', run(anEndedRun()));
    await screen.findByText('İçe Aktarma Başarılı');
    await user.click(screen.getByRole('link', { name: /Kategoriler$/ }));
    await waitFor(() => expect(lists()).toBe(2));
  });

  it('shows the outcome of the last rows as soon as the import has ended', async () => {
    const { answer } = renderBackOffice(PATH, {
      answers: answers(aRun(), rows(aRow(1, { name: 'Son Ev', outcome: null }))),
    });
    expect((await row('Son Ev')).getByText('Beklemede')).toBeVisible();
    answer('ImportRunRows', rows(aRow(1, { name: 'Son Ev' })));
    answer('ImportRun', run(anEndedRun()));
    await waitFor(async () => expect((await row('Son Ev')).getByText('Eklendi')).toBeVisible());
  });

  it('shows no toast for an import that had ended before the page was opened', async () => {
    renderBackOffice(PATH, { answers: answers(anEndedRun()) });
    expect(await (await card()).findByText('Tamamlandı')).toBeVisible();
    expect(screen.queryByText('İçe Aktarma Başarılı')).toBeNull();
  });
});

describe('the results of an import', () => {
  const RESULTS = rows(
    aRow(1, { name: 'Bal Evi', warnings: ['dropped-phone', 'unread-hours: belki: 9', 'left-out-email: b@ornek.com'] }),
    aRow(2, {
      name: 'ÇAY EVİ',
      match: { businessId: 'b-9', slug: 'cay-evi', name: 'Çay Evi' },
      outcome: { outcome: 'duplicate', reason: 'business-exists', businessId: 'b-9', slug: 'cay-evi' },
    }),
    anInvalidRow(3, 'category-unknown', { name: 'Süt Evi' }),
    anInvalidRow(4, 'something-new', { name: 'Et Evi' }),
    anInvalidRow(5, 'invalid-field: businesses.0.location.city', { name: 'Yersiz Ev' }),
  );

  it('IMP-JSON-04 IMP-JSON-06 IMP-JSON-22 IMP-JSON-27 TXT-19 shows outcome, reason and business of each row', async () => {
    renderBackOffice(PATH, { answers: answers(anEndedRun(), RESULTS) });
    const created = await row('Bal Evi');
    expect(created.getByText('Eklendi')).toBeVisible();
    expect(created.getByText('Telefon numarası geçersizdi, alınmadı.')).toBeVisible();
    expect(created.getByText('Çalışma saati okunamadı: belki: 9')).toBeVisible();
    expect(created.getByText('E-posta: birden çok değer vardı, ilki alındı; alınmayan: b@ornek.com.')).toBeVisible();
    expect(created.getByRole('link', { name: 'Yönetimde aç: Bal Evi' })).toHaveAttribute(
      'href',
      '/yonetici/firmalar?kayit=b-1',
    );
    expect(created.getByRole('link', { name: 'Sitede aç: Bal Evi' })).toHaveAttribute('href', '/firma/isletme-1');
    const there = await row('ÇAY EVİ');
    expect(there.getByText('"Çay Evi" adlı işletme zaten mevcut')).toBeVisible();
    expect(there.getByRole('link', { name: 'Sitede aç: Çay Evi' })).toHaveAttribute('href', '/firma/cay-evi');
    const refused = await row('Süt Evi');
    expect(refused.getByText('İşletme oluşturulamadı: Kategori oluşturulamadı veya bulunamadı')).toBeVisible();
    expect(refused.queryByRole('link')).toBeNull();
    expect((await row('Et Evi')).getByText('İşletme oluşturulamadı: Bilinmeyen bir hata oluştu.')).toBeVisible();
  });

  it('IMP-JSON-27 says when the place was the part that could not be stored', async () => {
    renderBackOffice(PATH, { answers: answers(anEndedRun(), RESULTS) });
    expect((await row('Yersiz Ev')).getByText('Lokasyon oluşturulamadı: "Şehir" alanı geçersiz.')).toBeVisible();
  });

  it('IMP-JSON-34 shows no public link for a pending business', async () => {
    const pending = anEndedRun({ settings: { status: 'pending' } });
    renderBackOffice(PATH, { answers: answers(pending, RESULTS) });
    expect((await row('Bal Evi')).queryByRole('link', { name: /^Sitede aç/ })).toBeNull();
    expect((await row('ÇAY EVİ')).getByRole('link', { name: /^Sitede aç/ })).toBeVisible();
  });

  it('IMP-JSON-01 shows one outcome alone, and keeps that in the address', async () => {
    const { user, requested, address } = renderBackOffice(PATH, { answers: answers(anEndedRun(), RESULTS) });
    await user.click(await screen.findByRole('combobox', { name: 'Sonuç' }));
    await user.click(await screen.findByTitle('Hatalı (100)'));
    expect(address()).toBe(`${PATH}?sonuc=invalid`);
    await waitFor(() => expect(requested.at(-1)?.variables).toMatchObject({ outcome: 'invalid', afterRow: 0 }));
  });

  it('shows more rows when requested, until all are there', async () => {
    const three = anEndedRun({ read: 3, created: 3, duplicate: 0, invalid: 0 });
    const pages = ({ afterRow }: { afterRow: number }) => (afterRow === 0 ? rows(aRow(1), aRow(2)) : rows(aRow(3)));
    const { user, requested } = renderBackOffice(PATH, { answers: answers(three, pages) });
    await screen.findByText('İşletme 2');
    await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
    expect(await screen.findByText('İşletme 3')).toBeVisible();
    expect(screen.getByText('İşletme 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
    expect(requested.at(-1)?.variables).toMatchObject({ afterRow: 2 });
  });

  it('IMP-JSON-31 IMP-TSV-04 gives the invalid rows as a file, and tries them again in a new import', async () => {
    const { user, requested, address } = renderBackOffice(PATH, {
      answers: {
        ...answers(anEndedRun(), RESULTS),
        RetryImport: { retryImport: aRun({ id: 'yeni', status: 'staging' }) },
      },
    });
    expect(await screen.findByRole('link', { name: /Hatalı satırları indir/ })).toHaveAttribute(
      'href',
      `/yonetici/ice-aktarim/${RUN_ID}/satirlar?sonuc=invalid`,
    );
    await user.click(screen.getByRole('button', { name: /Hatalıları yeniden dene/ }));
    await waitFor(() => expect(address()).toBe('/yonetici/veri-aktar?aktarim=yeni'));
    expect(requested.find(({ operation }) => operation === 'RetryImport')?.variables).toMatchObject({ id: RUN_ID });
  });

  it.each([/Hatalı satırları indir/, /tablo/i])('requires the password before it downloads rows: %s', async (name) => {
    const { user } = renderBackOffice(PATH, {
      answers: answers(anEndedRun(), RESULTS),
      endpoints: { '/auth/back-office/confirmation': { status: 200, body: { isConfirmed: false } } },
    });
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByText('Siz olduğunuzu doğrulayın')).toBeVisible();
  });

  it('R12: says that invalid rows were erased when they were erased meanwhile', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ...answers(anEndedRun()), RetryImport: new Refusal('import-rows-erased', 'conflict') },
    });
    await user.click(await screen.findByRole('button', { name: /Hatalıları yeniden dene/ }));
    expect(await screen.findByText(/Bu aktarımın satırları saklama süresi dolduğu için silindi\./)).toBeVisible();
  });

  it('R12: offers no invalid rows that were erased', async () => {
    renderBackOffice(PATH, { answers: answers(anEndedRun({ rowsErased: true })) });
    expect(await (await card()).findByRole('button', { name: /Geri al/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Hatalıları yeniden dene/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /indir/ })).toBeNull();
  });

  it('K3: offers to undo its updates while the former values are stored', async () => {
    const updated = { created: 0, updated: 4, finishedAt: new Date().toISOString() };
    const { user } = renderBackOffice(PATH, { answers: answers(anEndedRun(updated)) });
    await user.click((await card()).getByRole('button', { name: /Geri al/ }));
    const requesting = await dialog();
    expect(requesting.getByText(/Güncellediği 4 işletmede önceki değerler geri gelir/)).toBeVisible();
    expect(mayUndo(anEndedRun({ ...updated, finishedAt: '2026-01-01T00:00:00.000Z' }), new Date())).toBe(false);
  });

  it('undoes what it created after a confirmation, and lists the businesses that were kept', async () => {
    const { user, answer, requested } = renderBackOffice(PATH, {
      answers: answers(anEndedRun(), ({ undo }: { undo: string | null }) =>
        undo === 'kept' ? rows(aRow(7, { name: 'Değişen Ev', undo: 'kept' })) : RESULTS,
      ),
    });
    answer('UndoImport', () => {
      answer('ImportRun', run(anEndedRun({ status: 'undoing', undone: 1200 })));
      return { undoImport: anEndedRun({ status: 'undoing' }) };
    });
    await user.click((await card()).getByRole('button', { name: /Geri al/ }));
    const requesting = await dialog();
    expect(requesting.getByText(/Bu aktarımın eklediği 4\.700 işletme silinir/)).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'UndoImport')).toBe(false);
    await user.click(requesting.getByRole('button', { name: 'Geri al' }));
    expect(await (await card()).findByText('1.200 / 4.700 işletmeye bakıldı')).toBeVisible();
    answer('ImportRun', run(anEndedRun({ status: 'undone', undone: 4699, kept: 1 })));
    expect(await screen.findByText('4.699 işletme geri alındı')).toBeVisible();
    const kept = within(await screen.findByRole('region', { name: 'Korunan işletmeler' }));
    expect(await kept.findByText('Değişen Ev')).toBeVisible();
    expect(kept.getByRole('link', { name: 'Yönetimde aç: Değişen Ev' })).toBeVisible();
    expect((await card()).queryByRole('button', { name: /Geri al/ })).toBeNull();
  });
});
