import { Controller, Module } from '@nestjs/common';
import { ListBusinessSnapshots } from '@tedarik/commands';
import { Answers, MessagingModule, withAsks } from '@tedarik/messaging';
import { type RunningService, startService } from '@tedarik/service-kit';

/** A directory without businesses: what reviews reads before it listens to events. */
export async function emptyDirectory(natsUrl: string): Promise<RunningService> {
  @Controller()
  class Directory {
    @Answers(ListBusinessSnapshots)
    snapshots() {
      return { rows: [], next: null };
    }
  }

  @Module({ imports: [MessagingModule.forRoot({ name: 'directory', servers: natsUrl })], controllers: [Directory] })
  class Service {}

  return startService(Service, {
    name: 'directory',
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a-token-of-tests-only',
    },
    beforeListen: withAsks({ name: 'directory', servers: natsUrl }),
  });
}
