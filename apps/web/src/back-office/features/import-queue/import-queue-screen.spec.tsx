import { act, screen, waitFor, within } from '@testing-library/react';
import { RUN_ID } from '../../testing/imports.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { row } from '../../testing/screen-parts.js';

const PATH = '/yonetici/kuyruk';
const AT = '2026-11-21T08:00:00.000Z';
const minute = (at: number) => new Date(Date.parse(AT) + at * 60_000).toISOString();
const CHUNK = {
  ...{ importId: RUN_ID, fileName: 'kadikoy.json', chunk: 3, firstRow: 1501, lastRow: 2000 },
  ...{ reason: 'connect ECONNREFUSED', times: 4, exhausted: false, at: AT },
};
const FILE = {
  ...{ importId: RUN_ID, fileName: 'bozuk.json', chunk: null, firstRow: null, lastRow: null },
  ...{ reason: 'encoding-unknown', times: 11, exhausted: true, at: AT },
};
const state = (over: object = {}) => ({
  importQueues: {
    queues: [
      { name: 'import-staging', waiting: 1, active: 1, delayed: 0, failed: 1 },
      { name: 'import-chunks', waiting: 1240, active: 2, delayed: 3, failed: 1 },
    ],
    workers: [{ name: 'imports-worker-1', queues: ['import-staging', 'import-chunks'], since: AT }],
    throughput: Array.from({ length: 60 }, (_, at) => ({
      minute: minute(at),
      rows: at === 10 ? 1200 : at < 2 ? 30 : 0,
    })),
    failures: [CHUNK, FILE],
    ...over,
  },
});

const requests = (requested: { operation: string }[], name: string) =>
  requested.filter(({ operation }) => operation === name);

describe('the import queue', () => {
  it('IMP-JSON-09 counts waiting, active and failed jobs, and lists the workers and the failed jobs', async () => {
    renderBackOffice(PATH, { answers: { ImportQueues: state() } });
    const chunks = await row('Satır aktarma');
    expect(chunks.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1.240', '2', '3', '1']);
    expect(screen.getByText('imports-worker-1')).toBeVisible();
    expect(screen.getByText('1 işleyici çalışıyor')).toBeVisible();
    const failed = await row('kadikoy.json');
    for (const text of ['1.501–2.000. satırlar', 'connect ECONNREFUSED', '4', 'Yeniden denenecek']) {
      expect(failed.getByText(text)).toBeVisible();
    }
    const exhausted = await row('bozuk.json');
    expect(exhausted.getByText('Dosyanın okunması')).toBeVisible();
    expect(exhausted.getByText(/^Dosyanın karakter kodlaması tanınamadı/)).toBeVisible();
    expect(exhausted.getByText('Denemeler tükendi')).toBeVisible();
  });

  it('IMP-JSON-09 draws the last hour as a graph with a text alternative and a table', async () => {
    renderBackOffice(PATH, { answers: { ImportQueues: state() } });
    const text = 'Son bir saatte 1.260 satır aktarıldı; en yoğun dakikada 1.200 satır.';
    const chart = await screen.findByRole('img', { name: text });
    const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(heights).toHaveLength(60);
    expect(Math.max(...heights)).toBe(heights[10]);
    expect(heights[0]).toBe(3);
    expect(screen.getByText(text)).toBeVisible();
    const table = within(screen.getByText('Tablo olarak göster').closest('details')!);
    expect(within(table.getByText('11:10').closest('tr')!).getByText('1.200')).toBeInTheDocument();
  });

  it('says that no rows were imported, that no worker is running and that nothing failed', async () => {
    const throughput = state().importQueues.throughput.map((each) => ({ ...each, rows: 0 }));
    renderBackOffice(PATH, { answers: { ImportQueues: state({ throughput, workers: [], failures: [] }) } });
    expect(await screen.findByRole('img', { name: 'Son bir saatte satır aktarılmadı.' })).toBeVisible();
    expect(screen.getByText(/^Şu anda işleri alan bir işleyici yok/)).toBeVisible();
    expect(screen.getByText('Başarısız iş yok.')).toBeVisible();
  });

  it('tries failed work again, and says when it is no longer failed', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ImportQueues: state(), RetryImportFailure: new Refusal('failure-not-found', 'not-found') },
    });
    const retry = { name: 'Yeniden dene: kadikoy.json, 1.501–2.000. satırlar' };
    await user.click(await screen.findByRole('button', retry));
    expect(await screen.findByText('İş yeniden denenemedi: Bu iş artık başarısız değil.')).toBeVisible();
    answer('RetryImportFailure', { retryImportFailure: true });
    answer('ImportQueues', state({ failures: [FILE] }));
    await user.click(screen.getByRole('button', retry));
    expect(await screen.findByText('İş yeniden kuyruğa alındı')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('kadikoy.json')).toBeNull());
    expect(requests(requested, 'RetryImportFailure').at(-1)).toMatchObject({
      variables: { importId: RUN_ID, chunk: 3 },
    });
  });

  it('discards failed work only after it has explained the consequences', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ImportQueues: state(), DiscardImportFailure: { discardImportFailure: true } },
    });
    const send = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    };
    const ofRows = await send('İşi bırak: kadikoy.json, 1.501–2.000. satırlar');
    expect(ofRows.getByText(/^Bu satırlardan yazılmamış olanlar hatalı sayılır/)).toBeVisible();
    await user.click(ofRows.getByRole('button', { name: 'Kalsın' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests(requested, 'DiscardImportFailure')).toEqual([]);
    const ofFile = await send('İşi bırak: bozuk.json, Dosyanın okunması');
    expect(ofFile.getByText(/^Dosya okunmadan aktarım başarısız/)).toBeVisible();
    await user.click(ofFile.getByRole('button', { name: 'İşi bırak' }));
    expect(await screen.findByText('İş bırakıldı')).toBeVisible();
    expect(requests(requested, 'DiscardImportFailure')).toMatchObject([
      { variables: { importId: RUN_ID, chunk: null } },
    ]);
  });

  it('says that the queue is unreachable, hides old numbers meanwhile, and recovers by itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { answer } = renderBackOffice(PATH, { answers: { ImportQueues: state() } });
      await row('Satır aktarma');
      answer('ImportQueues', new Refusal('queue-unavailable', 'unavailable'));
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      expect(await screen.findByText('Kuyruğa ulaşılamıyor')).toBeVisible();
      expect(screen.queryByText('Satır aktarma')).toBeNull();
      answer('ImportQueues', state());
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      expect(await row('Satır aktarma')).toBeDefined();
      expect(screen.queryByText('Kuyruğa ulaşılamıyor')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
