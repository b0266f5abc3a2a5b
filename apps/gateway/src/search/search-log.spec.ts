import type { RequestClient } from '@tedarik/messaging';
import { SearchLog } from './search-log.js';

function aLog(send = jest.fn().mockResolvedValue({})) {
  const log = new SearchLog({ send } as unknown as RequestClient);
  const sentAs = (part: 'searches' | 'clicks') => () =>
    send.mock.calls.flatMap(([, sent]) => (sent as Record<string, object[]>)[part] ?? []);
  return { log, sent: sentAs('searches'), clicks: sentAs('clicks') };
}

describe('the log of searches', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends the first search at once, then each text once every ten seconds', async () => {
    const { log, sent } = aLog();
    log.record(' zeytin ', 3);
    log.record('ZEYTİN', 4);
    log.record('peynir', 0);
    expect(sent()).toEqual([{ text: 'zeytin', times: 1, found: 3 }]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent().slice(1)).toEqual([
      { text: 'ZEYTİN', times: 1, found: 4 },
      { text: 'peynir', times: 1, found: 0 },
    ]);
  });

  it('sends the ranks of the results that were clicked, added up for each text', async () => {
    const { log, sent, clicks } = aLog();
    log.recordClick('zeytin', 1);
    log.recordClick('bal', 3);
    log.recordClick('Bal', 5);
    log.recordClick('ali@example.com', 1);
    await log.onModuleDestroy();
    expect(clicks()).toEqual([
      { text: 'zeytin', times: 1, ranks: 1 },
      { text: 'Bal', times: 2, ranks: 8 },
    ]);
    expect(sent()).toEqual([]);
  });

  it.each(['ali@example.com', '0532 111 22 33', '(0212) 555-44-33', '   '])('keeps nothing of %p', async (text) => {
    const { log, sent } = aLog();
    log.record(text, 1);
    await log.onModuleDestroy();
    expect(sent()).toEqual([]);
  });

  it('sends the rest at shutdown, and continues when the directory does not answer', async () => {
    const { log, sent } = aLog(jest.fn().mockRejectedValue(new Error('away')));
    log.record('bal', 1);
    log.record('pekmez', 1);
    await log.onModuleDestroy();
    expect(sent()).toHaveLength(2);
  });
});
