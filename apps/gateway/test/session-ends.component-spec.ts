import { SessionsEnded } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { SessionRevocation } from '../src/auth/session-revocation.js';
import { announce } from './announce.js';
import { type IdentityFacts, identityStandIn } from './identity-stand-in.js';

const AT = new Date('2026-11-21T08:00:00.000Z');

describe('the end of sessions', () => {
  let nats: TestBackingService;
  let identity: RunningService;
  let speaker: Messaging;
  let gateway: Messaging;
  let ends: SessionRevocation;
  /** Events that identity has published. */
  let announced: { id: string; kind: string; except: string | null }[] = [];
  let requestedAgain = 0;
  const facts: IdentityFacts = { accounts: [], requested: [] };
  const endVisitors = jest.fn();

  beforeAll(async () => {
    nats = await startBackingService('nats');
    speaker = await Messaging.connect({ name: 'identity', servers: nats.url });
    facts.announceAgain = async () => {
      requestedAgain += 1;
      await speaker.check(); // rejects while NATS is disconnected, like an outbox that keeps unsent events
      for (const data of announced) announce(speaker, SessionsEnded, data, AT);
      return announced.length;
    };
    identity = await identityStandIn(nats.url, facts);
  });
  afterAll(async () => {
    await Promise.all([speaker?.close(), identity?.stop()]);
    await nats?.stop();
  });
  beforeEach(async () => {
    announced = [];
    requestedAgain = 0;
    endVisitors.mockReset().mockResolvedValue(undefined);
    gateway = await Messaging.connect({ name: 'gateway', servers: nats.url });
    const visitors = { endAllOf: endVisitors };
    const administrators = { endAllOf: () => Promise.resolve() };
    ends = new SessionRevocation(gateway.notifications, visitors as never, administrators as never, gateway.requests);
  });
  afterEach(async () => {
    ends.onModuleDestroy();
    await gateway.close();
  });

  const anEnd = () => ({ id: newId(), kind: 'account', except: null });

  it('R7: reaches a gateway that was down when identity announced it', async () => {
    const ended = anEnd();
    announced = [ended];
    ends.onApplicationBootstrap();
    await eventually('it is heard', () => expect(endVisitors).toHaveBeenCalledWith(ended.id, null, AT));
  });

  it('R7: is heard by a gateway that had lost NATS when identity announced it', async () => {
    ends.onApplicationBootstrap();
    await eventually('it has caught up', () => expect(requestedAgain).toBe(1));
    await nats.stop();
    const ended = anEnd();
    announced = [ended];
    await nats.start();
    await eventually('it is heard', () => expect(endVisitors).toHaveBeenCalledWith(ended.id, null, AT));
  });

  it('R7: is tried again when Redis is down', async () => {
    const ended = anEnd();
    announced = [ended];
    endVisitors.mockRejectedValueOnce(new DomainError('service-unavailable', 'unavailable'));
    ends.onApplicationBootstrap();
    await eventually('it is tried again', () => expect(endVisitors).toHaveBeenCalledTimes(2));
  });
});
