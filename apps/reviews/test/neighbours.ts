import { ListBusinessSnapshots, RESEND_EVENTS } from '@tedarik/commands';
import { answeringService, answerTo } from '@tedarik/messaging/testing';
import type { RunningService } from '@tedarik/service-kit';

/** A directory without businesses and an identity service, which the reviews service requests before it consumes events. */
export async function neighbours(
  natsUrl: string,
  onResend: (filter: string) => void = () => undefined,
): Promise<RunningService> {
  return answeringService({ name: 'neighbours', servers: natsUrl }, [
    answerTo(ListBusinessSnapshots, () => ({ rows: [], next: null })),
    answerTo(RESEND_EVENTS.identity, ({ filter }) => {
      onResend(filter);
      return { messages: 0 };
    }),
  ]);
}
