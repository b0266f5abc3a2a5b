import { screen, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const ID = '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d11';
const IMPORT = '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d12';
const SCHEDULED = {
  id: ID,
  name: 'Akdeniz listesi',
  url: 'https://akdeniz.example/firmalar.json',
  form: 'json',
  sheet: null,
  day: 'tuesday',
  time: '03:00',
  status: 'active',
  businessStatus: 'active',
  defaultCategory: null,
  defaultCity: null,
  onDuplicate: 'skip',
  onBranch: 'skip',
  reportTo: null,
  nextRunAt: '2026-12-01T00:00:00.000Z',
  lastRunAt: '2026-11-24T00:00:03.000Z',
  outcome: 'finished',
  reason: null,
  importId: IMPORT,
  revision: 2,
};
const PATH = '/yonetici/zamanlanmis-aktarimlar';
const listed = (over: object = {}) => ({
  ManagedScheduledImports: { managedScheduledImports: { items: [{ ...SCHEDULED, ...over }], total: 1 } },
});

describe('the scheduled imports', () => {
  it('show when each runs next, the outcome of its last run, and a link to the import', async () => {
    renderBackOffice(PATH, { answers: listed() });
    expect(await screen.findByText('Salı 03:00')).toBeVisible();
    const found = screen.getByRole('row', { name: /Akdeniz listesi/ });
    const row = within(found);
    for (const text of ['Aktif', 'Tamamlandı']) expect(row.getByText(text)).toBeVisible();
    const times = [...found.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(times).toEqual([SCHEDULED.nextRunAt, SCHEDULED.lastRunAt]);
    expect(row.getByRole('link', { name: 'Son aktarım' })).toHaveAttribute('href', `/yonetici/aktarimlar/${IMPORT}`);
  });

  it.each([
    [{ outcome: 'unchanged' }, 'Değişmedi'],
    [{ outcome: 'failed', reason: 'answered: 404' }, 'Sunucu dosyayı vermedi (HTTP 404).'],
    [{ outcome: 'failed', reason: 'not-json' }, /Geçersiz JSON/],
    [{ outcome: 'failed', reason: 'all-rows-invalid' }, /satırların hepsi hatalı/],
    [{ status: 'paused', nextRunAt: null, outcome: 'failed', reason: 'not-answered' }, 'Duraklatıldı'],
  ])('describe %o as %s', async (over, text) => {
    renderBackOffice(PATH, { answers: listed(over) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('run at once on request', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ...listed(), RunScheduledImport: { runScheduledImport: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Şimdi çalıştır: Akdeniz listesi' }));
    expect(await screen.findByText('Aktarım birkaç saniye içinde çalışacak')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'RunScheduledImport')?.variables).toEqual({ id: ID });
  });

  it('are added with defaults, and show a refused value at its field', async () => {
    const refused = new Refusal('scheduled-import-refused', 'unprocessable', [{ field: 'url', code: 'invalid-url' }]);
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ...listed(),
        CreateScheduledImport: refused,
      },
    });
    await user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Ad$/), 'Ege listesi');
    await user.type(form.getByLabelText(/^Dosyanın adresi/), 'https://ege');
    await user.click(form.getByLabelText(/^Gün/));
    await user.click(await screen.findByTitle('Cuma'));
    await user.type(form.getByLabelText(/^Rapor adresi/), 'ayse@example.org');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await form.findByText('Geçersiz URL')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'CreateScheduledImport')?.variables['input']).toEqual({
      ...{ name: 'Ege listesi', url: 'https://ege', form: 'json', sheet: null, day: 'friday', time: '03:00' },
      ...{ status: 'active', businessStatus: 'active', defaultCategory: null, defaultCity: null },
      ...{ onDuplicate: 'skip', onBranch: 'skip', reportTo: 'ayse@example.org' },
    });
  });
});
