import { RecordPageActs, type RequestOf } from '@tedarik/commands';
import { type RequestClient, RequestFailed } from '@tedarik/messaging';
import type { Clock } from '@tedarik/service-kit';
import { PageActLog } from './page-act-log.js';

type Batch = RequestOf<typeof RecordPageActs>;

const NOTHING = { views: 0, calls: 0, chats: 0, directions: 0, websites: 0 };
const failure = (kind: 'unavailable' | 'unprocessable') =>
  new RequestFailed(RecordPageActs.subject, { code: 'x', kind, fieldErrors: [] });

function aLog(send = jest.fn().mockResolvedValue({})) {
  const clock = { now: () => new Date() };
  const log = new PageActLog({ send } as unknown as RequestClient, clock as Clock);
  const sent = () => send.mock.calls.map(([, batch]) => RecordPageActs.request.parse(batch) as Batch);
  const ids = () => send.mock.calls.map(([, , context]) => (context as { commandId: string }).commandId);
  return { log, send, sent, ids };
}
const later = () => jest.advanceTimersByTimeAsync(15_000);

describe('the log of what visitors do on pages', () => {
  // Ten seconds before midnight in Istanbul.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T20:59:50Z') }));
  afterEach(() => jest.useRealTimers());
  const one = '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10';

  it('adds up by page and day of Istanbul, and sends every fifteen seconds', async () => {
    const { log, sent } = aLog();
    log.recordAct(one, 'views');
    log.recordAct(one, 'views');
    log.recordAct(one, 'calls');
    log.recordArrival(one, 'zeytin');
    log.recordArrival(one, 'ZEYTİN');
    log.recordSearch();
    await jest.advanceTimersByTimeAsync(11_000);
    log.recordAct(one, 'views');
    expect(sent()).toEqual([]);
    await later();
    expect(sent()).toEqual([
      {
        closedAt: '2026-11-24T21:00:05.000Z',
        pages: [
          { ...NOTHING, businessId: one, day: '2026-11-24', views: 2, calls: 1 },
          { ...NOTHING, businessId: one, day: '2026-11-25', views: 1 },
        ],
        arrivals: [{ businessId: one, day: '2026-11-24', text: 'ZEYTİN', times: 2 }],
        searches: [{ day: '2026-11-24', times: 1 }],
      },
    ]);
    await later();
    expect(sent()).toHaveLength(1);
  });

  it('sends an unanswered batch again unchanged, under the same id, before newer entries', async () => {
    const { log, sent, ids } = aLog(jest.fn().mockRejectedValueOnce(failure('unavailable')).mockResolvedValue({}));
    log.recordAct(one, 'views');
    await later();
    log.recordAct(one, 'calls');
    await later();
    const [first, again, next] = sent();
    expect(again).toEqual(first);
    expect(next?.pages).toEqual([{ ...NOTHING, businessId: one, day: '2026-11-25', calls: 1 }]);
    expect(ids()[1]).toBe(ids()[0]);
    expect(ids()[2]).not.toBe(ids()[0]);
  });

  it('does not send a refused batch again', async () => {
    const { log, sent } = aLog(jest.fn().mockRejectedValueOnce(failure('unprocessable')).mockResolvedValue({}));
    log.recordAct(one, 'views');
    await later();
    await later();
    expect(sent()).toHaveLength(1);
  });

  it('splits entries into batches of at most 500, and sends the rest at shutdown', async () => {
    const { log, sent } = aLog();
    for (let at = 0; at < 501; at++) {
      log.recordAct(`01935a6e-5f3a-7c41-9b1e-${String(at).padStart(12, '0')}`, 'views');
    }
    await log.onModuleDestroy();
    expect(sent().map(({ pages }) => pages.length)).toEqual([500, 1]);
  });
});
