import { Logger } from '@nestjs/common';
import { BusinessesIndexed, CountsRecounted, type EventEnvelope } from '@tedarik/events';
import { currentTrace } from '@tedarik/service-kit';
import { eventually, startBackingService, type TestBackingService } from '@tedarik/testing';
import { Messaging } from '../src/index.js';
import { anEvent, announce, announceBatch } from './events.js';

const AT = '2026-11-21T08:00:00.000Z';

/** The client sends a subscription a moment later: the first round trip may be faster than that, the second is not. */
async function listens(messaging: Messaging): Promise<void> {
  await messaging.check();
  await messaging.check();
}

describe('notifications', () => {
  let nats: TestBackingService;
  let speaker: Messaging;
  let listener: Messaging;

  beforeAll(async () => {
    for (const level of ['log', 'warn', 'error', 'debug'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined);
    }
    nats = await startBackingService('nats');
    speaker = await Messaging.connect({ name: 'speaker', servers: nats.url });
    listener = await Messaging.connect({ name: 'listener', servers: nats.url });
    await speaker.jetstream.ensureStreams();
  });
  afterAll(async () => {
    await Promise.all([speaker?.close(), listener?.close()]);
    await nats?.stop();
  });

  it('reach every subscribed replica until it unsubscribes', async () => {
    const heard: string[] = [];
    const another = await Messaging.connect({ name: 'listener', servers: nats.url });
    const ends = [listener, another].map(({ notifications }, copy) =>
      notifications.on(BusinessesIndexed, ({ at }) => void heard.push(`${copy} ${at}`)),
    );
    await Promise.all([listener, another].map(listens));
    speaker.notifications.publish(BusinessesIndexed, { ids: [], at: AT, lane: 'live' });
    await eventually('both hear it', () => expect(heard.sort()).toEqual([`0 ${AT}`, `1 ${AT}`]));

    ends[0]?.();
    await listener.check();
    speaker.notifications.publish(BusinessesIndexed, { ids: [], at: AT, lane: 'live' });
    await eventually('one hears it', () => expect(heard).toHaveLength(3));
    expect(heard[2]).toBe(`1 ${AT}`);
    await another.close();
  });

  it('continue after a failing handler and after an invalid notification', async () => {
    const heard: string[] = [];
    const end = listener.notifications.on(BusinessesIndexed, ({ ids, at }) => {
      if (ids.length > 0) throw new Error('no ids, please');
      heard.push(at);
    });
    await listens(listener);
    speaker.notifications.publish(BusinessesIndexed, {
      ids: ['01935a6e-4b20-7d02-8a55-0f4c9be11a01'],
      at: AT,
      lane: 'live',
    });
    speaker.notifications.publish(BusinessesIndexed, { ids: 'nonsense' } as never);
    speaker.notifications.publish(BusinessesIndexed, { ids: [], at: AT, lane: 'live' });
    await eventually('the good one', () => expect(heard).toEqual([AT]));
    end();
  });

  it('deliver events of both lanes to listeners, with the trace of the event', async () => {
    const heard: string[] = [];
    const end = listener.notifications.onEvent(
      CountsRecounted,
      ({ version, lane, data }: EventEnvelope<{ recountedAt: string }>) => {
        heard.push(`${version} ${lane} ${data.recountedAt.slice(0, 4)} ${currentTrace()}`);
      },
    );
    await listens(listener);
    await announce(speaker, [1], 'live');
    await announce(speaker, [2], 'bulk');
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traced = { ...anEvent(3), trace: `00-${trace}-00f067aa0ba902b7-00` };
    await speaker.jetstream.publish(CountsRecounted.subject, JSON.stringify(traced), traced.id);
    await eventually('all three', () =>
      expect(heard).toEqual(['1 live 2026 ', '2 bulk 2026 ', `3 live 2026 ${trace}`]),
    );
    await announceBatch(speaker, [4, 5]);
    await eventually('both of the batch', () => expect(heard.slice(3)).toEqual(['4 bulk 2026 ', '5 bulk 2026 ']));
    end();
  });

  it('deliver an event to several listeners, each until it unsubscribes', async () => {
    const heard: [string, EventEnvelope][] = [];
    const hear = (who: string) =>
      listener.notifications.onEvent(CountsRecounted, (event) => {
        heard.push([who, event]);
        if (who === 'first') throw new Error('not today');
      });
    const [endFirst, endSecond] = [hear('first'), hear('second')];
    await listens(listener);
    await announce(speaker, [1]);
    await eventually('both', () => expect(heard.map(([who]) => who)).toEqual(['first', 'second']));
    expect(heard[0]![1]).toBe(heard[1]![1]);

    endFirst();
    endFirst();
    await announce(speaker, [2]);
    await eventually('the other one', () => expect(heard.map(([who]) => who).slice(2)).toEqual(['second']));

    endSecond();
    const endThird = hear('third');
    await listens(listener);
    await announce(speaker, [3]);
    await eventually('who came later', () => expect(heard.map(([who]) => who).slice(3)).toEqual(['third']));
    endThird();
  });

  it('F3 are delivered again after NATS was killed, and listeners learn that some may be missing', async () => {
    const heard: string[] = [];
    let returns = 0;
    listener.notifications.on(BusinessesIndexed, ({ at }) => void heard.push(at));
    listener.notifications.onReconnect(() => void returns++);
    await listens(listener);
    await nats.kill('SIGKILL');
    await eventually('the loss is noticed', () => expect(speaker.check()).rejects.toThrow());
    speaker.notifications.publish(BusinessesIndexed, { ids: [], at: AT, lane: 'live' });
    expect(returns).toBe(0);
    await nats.start();
    await eventually('the return is told', () => expect(returns).toBe(1));
    await eventually('the speaker is back', () => speaker.check());
    speaker.notifications.publish(BusinessesIndexed, { ids: [], at: '2026-11-21T09:00:00.000Z', lane: 'live' });
    await eventually('what is said after the return', () => expect(heard).toEqual(['2026-11-21T09:00:00.000Z']));
  });
});
