import { CreateBusiness, type RequestOf } from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, type RunningService } from '@tedarik/service-kit';
import { aBusinessSnapshot } from '@tedarik/testing';

const NOTHING_ELSE = {
  version: 1,
  revision: 1,
  photosCount: 0,
  openingHours: [],
  products: [],
  certificates: [],
  serviceAttributes: [],
  ownership: null,
  photos: [],
};

/** A stand-in for the directory that records creation requests, and refuses an empty city like the real one. */
export async function aDirectory(
  natsUrl: string,
): Promise<RunningService & { requested: RequestOf<typeof CreateBusiness>[] }> {
  const requested: RequestOf<typeof CreateBusiness>[] = [];

  const service = await startStubService({ name: 'directory', servers: natsUrl }, [
    stubRequest(CreateBusiness, (request) => {
      requested.push(request);
      if (request.business.locations[0]?.city) return { ...aBusinessSnapshot({ id: request.id! }), ...NOTHING_ELSE };
      throw new DomainError('business-invalid', 'unprocessable', undefined, [
        { field: 'email', code: 'invalid-email' },
        { field: 'locations.0.city', code: 'required' },
        { field: 'locations.0.email', code: 'invalid-email' },
      ]);
    }),
  ]);
  return Object.assign(service, { requested });
}
