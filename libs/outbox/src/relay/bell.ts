import { eventsWaitAt } from '@tedarik/events';
import type { Notices } from '@tedarik/messaging';

/** Rung when events were committed: the copy that sends then looks at once. A ring that is lost costs promptness alone. */
export abstract class Bell {
  abstract ring(): void;
  /** Answers how to stop listening. */
  abstract onRing(heard: () => void): () => void;
}

/** Heard by every copy of a service. After NATS was away it rings by itself, for nobody heard what was rung meanwhile. */
export class NatsBell implements Bell {
  private readonly eventsWait = eventsWaitAt(this.service);

  constructor(
    private readonly notices: Notices,
    private readonly service: string,
  ) {}

  ring(): void {
    this.notices.publish(this.eventsWait, {});
  }

  onRing(heard: () => void): () => void {
    const ends = [this.notices.on(this.eventsWait, heard), this.notices.onReconnect(heard)];
    return () => ends.forEach((end) => end());
  }
}
