import { eventsWaitAt } from '@tedarik/events';
import type { Notifications } from '@tedarik/messaging';

/**
 * Notifies the relay that events were committed, so that it sends them at once. If a notification is lost, the relay finds them on its next
 * poll.
 */
export abstract class OutboxNotifier {
  abstract notify(): void;
  /** Returns a function that removes the listener. */
  abstract onNotify(heard: () => void): () => void;
}

/** Reaches every replica of a service. Also notifies after a reconnection, because notifications sent meanwhile were lost. */
export class NatsOutboxNotifier implements OutboxNotifier {
  private readonly eventsWait = eventsWaitAt(this.service);

  constructor(
    private readonly notifications: Notifications,
    private readonly service: string,
  ) {}

  notify(): void {
    this.notifications.publish(this.eventsWait, {});
  }

  onNotify(heard: () => void): () => void {
    const ends = [this.notifications.on(this.eventsWait, heard), this.notifications.onReconnect(heard)];
    return () => ends.forEach((end) => end());
  }
}
