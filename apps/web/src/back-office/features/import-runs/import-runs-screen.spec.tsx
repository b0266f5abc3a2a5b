import { screen, waitFor, within } from '@testing-library/react';
import { anEndedRun, aRun } from '../../testing/imports.js';
import { anAdministrator, Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import type { Run } from './api/import-runs-api.js';
import { row } from '../../testing/screen-parts.js';

const PATH = '/yonetici/aktarimlar';
const list = (...items: Run[]) => ({ ImportRuns: { managedImports: { items, total: items.length } } });

describe('the imports', () => {
  it('IMP-JSON-09 lists form, status, counts, user and time of each import, with a link to it', async () => {
    const ended = anEndedRun({ id: 'e', fileName: 'biten.tsv', form: 'tsv', startedBy: null });
    const { requested } = renderBackOffice(PATH, { answers: list(aRun(), ended) });
    const running = await row('kadikoy.json');
    for (const text of ['Harita JSON', 'Aktarılıyor', '5.000', 'Ayşe Yılmaz']) {
      expect(running.getByText(text)).toBeVisible();
    }
    const counts = running.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(counts).toEqual(['Eklendi 2.300', 'Zaten var 150', 'Hatalı 50']);
    expect(running.getByText(/^21 Kas 2026/)).toBeVisible();
    const other = await row('biten.tsv');
    for (const text of ['Metin sütunları', 'Tamamlandı', 'Komut satırı']) expect(other.getByText(text)).toBeVisible();
    expect(other.getByRole('link')).toHaveAttribute('href', '/yonetici/aktarimlar/e');
    expect(screen.getByText('Toplam 2 kayıt')).toBeVisible();
    expect(requested.at(-1)?.variables).toEqual({ form: null, page: 1, pageSize: 20 });
  });

  it('links an import that awaits confirmation to its review', async () => {
    const json = aRun({ id: 'j', fileName: 'a.json', status: 'review' });
    const tsv = aRun({ id: 't', fileName: 'b.tsv', status: 'review', form: 'tsv' });
    renderBackOffice(PATH, { answers: list({ ...json, created: 0, duplicate: 0, invalid: 0 }, tsv) });
    expect((await row('a.json')).getByText('-')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'a.json' })).toHaveAttribute(
      'href',
      '/yonetici/veri-aktar?aktarim=j',
    );
    expect(screen.getByRole('link', { name: 'b.tsv' })).toHaveAttribute('href', '/yonetici/csv-aktar?aktarim=t');
  });

  it('K21: says why an import failed, and cancels an abandoned review', async () => {
    const failed = aRun({ id: 'f', fileName: 'bozuk.json', status: 'failed', failure: 'no-rows' });
    const stale = aRun({ id: 's', fileName: 'eski.json', status: 'review', created: 0 });
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ...list(failed, stale), CancelImport: { cancelImport: { ...stale, status: 'cancelled' } } },
    });
    expect((await row('bozuk.json')).getByText('Dosyada hiç kayıt yok.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'İptal et: eski.json' }));
    const requesting = within(await screen.findByRole('dialog'));
    await user.click(requesting.getByRole('button', { name: 'İptal et' }));
    await waitFor(() => expect(requested.some(({ operation }) => operation === 'CancelImport')).toBe(true));
  });

  it('filters by form, and keeps the filter in the address', async () => {
    const { user, requested, address } = renderBackOffice(PATH, { answers: list(aRun()) });
    await screen.findByText('kadikoy.json');
    await user.click(screen.getByRole('combobox', { name: 'Biçim' }));
    await user.click(await screen.findByTitle('Metin sütunları'));
    expect(address()).toBe(`${PATH}?bicim=tsv`);
    expect(requested.at(-1)?.variables).toMatchObject({ form: 'tsv' });
  });

  it('says that nothing has been imported, or that the imports could not be loaded', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ImportRuns: new Refusal('service-unavailable', 'unavailable') },
    });
    expect(await screen.findByText('Aktarımlar yüklenemedi')).toBeVisible();
    answer('ImportRuns', list()['ImportRuns']);
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Henüz bir aktarım yapılmadı.')).toBeVisible();
  });

  it('AUTH-06 is denied to a role without imports', async () => {
    const me = anAdministrator({ role: 'moderator', areas: ['panel', 'reviews'] });
    const { requested } = renderBackOffice(PATH, { me });
    expect(await screen.findByRole('heading', { name: 'Erişim reddedildi' })).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'ImportRuns')).toBe(false);
  });
});
