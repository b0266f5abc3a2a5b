import { CreateBusiness, type BusinessView, type RequestOf } from '@tedarik/commands';
import { Controller, Module } from '@nestjs/common';
import { Answers, MessagingModule, withRequests } from '@tedarik/messaging';
import { DomainError, type RunningService, startService } from '@tedarik/service-kit';
import { aBusinessSnapshot } from '@tedarik/testing';

const NOTHING_ELSE = {
  version: 1,
  revision: 1,
  photosCount: 0,
  openingHours: [],
  products: [],
  certificates: [],
};

/** A directory that notes what it is requested to create, and refuses a city that is empty as the real one does. */
export async function aDirectory(
  natsUrl: string,
): Promise<RunningService & { requested: RequestOf<typeof CreateBusiness>[] }> {
  const requested: RequestOf<typeof CreateBusiness>[] = [];

  @Controller()
  class Directory {
    @Answers(CreateBusiness)
    create(request: RequestOf<typeof CreateBusiness>): BusinessView {
      requested.push(request);
      if (request.business.locations[0]?.city) return { ...aBusinessSnapshot({ id: request.id! }), ...NOTHING_ELSE };
      throw new DomainError('business-invalid', 'unprocessable', undefined, [
        { field: 'email', code: 'invalid-email' },
        { field: 'locations.0.city', code: 'required' },
        { field: 'locations.0.email', code: 'invalid-email' },
      ]);
    }
  }

  @Module({ imports: [MessagingModule.forRoot({ name: 'directory', servers: natsUrl })], controllers: [Directory] })
  class Service {}

  const service = await startService(Service, {
    name: 'directory',
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a token of this test only',
    },
    beforeListen: withRequests({ name: 'directory', servers: natsUrl }),
  });
  return Object.assign(service, { requested });
}
