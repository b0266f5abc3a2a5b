import { Logger } from '@nestjs/common';
import type { Notifications, RequestClient } from '@tedarik/messaging';
import { ReferenceTablesService } from './reference-tables.service.js';

const PAGE = {
  ...{ categories: [], cities: [], districts: [], certificates: [], serviceAttributes: [] },
  ...{ synonyms: [], stopWords: [], formerSlugs: [], next: null },
};
const LONG_MS = 10_000;

describe('the tables of the directory', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('log one warning for an outage, however often they are requested, and one message on recovery', async () => {
    const logged: string[] = [];
    for (const level of ['warn', 'log'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation(() => void logged.push(level));
    }
    const send = jest.fn().mockRejectedValue(new Error('NATS is away'));
    const listen = () => () => undefined;
    const service = new ReferenceTablesService(
      { send } as unknown as RequestClient,
      { onEvent: listen, onReconnect: listen } as unknown as Notifications,
    );
    service.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(send.mock.calls.length).toBeGreaterThan(5);
    expect(logged).toEqual(['warn']);

    send.mockResolvedValue(PAGE);
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(logged).toEqual(['warn', 'log']);

    send.mockRejectedValue(new Error('NATS is away'));
    await jest.advanceTimersByTimeAsync(60_000 + LONG_MS);
    expect(logged).toEqual(['warn', 'log', 'warn']);
    service.onModuleDestroy();
  });
});
