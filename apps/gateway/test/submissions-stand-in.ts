import { Controller, Module } from '@nestjs/common';
import { type RequestContext, type RequestOf, SubmitBusiness } from '@tedarik/commands';
import { Answers, MessagingModule, withRequests } from '@tedarik/messaging';
import { DomainError, newId, type RunningService, startService } from '@tedarik/service-kit';

export interface Taken {
  request: RequestOf<typeof SubmitBusiness>;
  commandId: RequestContext['commandId'];
}

export const RECEIPT = { number: '0C9BE11A', isMailed: true };

/** Takes submissions in, as the service would, and refuses a name of one letter. */
export async function submissionsStandIn(natsUrl: string, taken: Taken[]): Promise<RunningService> {
  @Controller()
  class Submissions {
    @Answers(SubmitBusiness)
    submit(request: RequestOf<typeof SubmitBusiness>, { commandId }: RequestContext) {
      if (request.name.length < 2) {
        const fieldErrors = [{ field: 'name', code: 'too-short' }];
        throw new DomainError('submission-refused', 'unprocessable', undefined, fieldErrors);
      }
      taken.push({ request, commandId });
      return { id: newId(), ...RECEIPT };
    }
  }

  @Module({ imports: [MessagingModule.forRoot({ name: 'submissions', servers: natsUrl })], controllers: [Submissions] })
  class Service {}

  return startService(Service, {
    name: 'submissions',
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a-token-of-tests-only',
    },
    beforeListen: withRequests({ name: 'submissions', servers: natsUrl }),
  });
}
