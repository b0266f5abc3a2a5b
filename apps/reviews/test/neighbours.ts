import { Controller, Module } from '@nestjs/common';
import { ListBusinessSnapshots, RESEND_EVENTS } from '@tedarik/commands';
import { Answers, MessagingModule, withRequests } from '@tedarik/messaging';
import { type RunningService, startService } from '@tedarik/service-kit';

/** A directory without businesses and an identity: what reviews confirms before it listens to events. */
export async function neighbours(
  natsUrl: string,
  onResend: (filter: string) => void = () => undefined,
): Promise<RunningService> {
  const options = { name: 'neighbours', servers: natsUrl };

  @Controller()
  class Neighbours {
    @Answers(ListBusinessSnapshots)
    snapshots() {
      return { rows: [], next: null };
    }

    @Answers(RESEND_EVENTS.identity)
    resend({ filter }: { filter: string }) {
      onResend(filter);
      return { messages: 0 };
    }
  }

  @Module({ imports: [MessagingModule.forRoot(options)], controllers: [Neighbours] })
  class Service {}

  return startService(Service, {
    name: options.name,
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a-token-of-tests-only',
    },
    beforeListen: withRequests(options),
  });
}
