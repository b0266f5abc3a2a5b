import { ListBusinessSnapshots, RESEND_EVENTS } from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import type { RunningService } from '@tedarik/service-kit';

/** A directory without businesses and an identity service, which the reviews service requests before it consumes events. */
export async function neighbours(
  natsUrl: string,
  onResend: (filter: string) => void = () => undefined,
): Promise<RunningService> {
  return startStubService({ name: 'neighbours', servers: natsUrl }, [
    stubRequest(ListBusinessSnapshots, () => ({ rows: [], next: null })),
    stubRequest(RESEND_EVENTS.identity, ({ filter }) => {
      onResend(filter);
      return { messages: 0 };
    }),
  ]);
}
