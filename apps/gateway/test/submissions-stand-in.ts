import { type RequestContext, type RequestOf, SubmitBusiness } from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';

export interface Taken {
  request: RequestOf<typeof SubmitBusiness>;
  commandId: RequestContext['commandId'];
}

export const RECEIPT = { number: '0C9BE11A', isMailed: true };

/** Accepts submissions as the service would, and refuses a name of one letter. */
export async function submissionsStandIn(natsUrl: string, taken: Taken[]): Promise<RunningService> {
  return startStubService({ name: 'submissions', servers: natsUrl }, [
    stubRequest(SubmitBusiness, (request, { commandId }) => {
      if (request.name.length < 2) {
        const fieldErrors = [{ field: 'name', code: 'too-short' }];
        throw new DomainError('submission-refused', 'unprocessable', undefined, fieldErrors);
      }
      taken.push({ request, commandId });
      return { id: newId(), ...RECEIPT };
    }),
  ]);
}
