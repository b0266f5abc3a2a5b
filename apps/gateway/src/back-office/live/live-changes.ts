import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '@tedarik/messaging';
import { Throttle } from '../../throttle.js';
import { type ChangedList, LIST_CHANGES, LISTS } from './changed-lists.js';

// An import causes hundreds of changes a second; one message a second is enough.
const AT_MOST_EVERY_MS = 1_000;

type Listener = (lists: ChangedList[]) => void;

/** Notifies open back offices which lists may have changed, at most once a second. */
@Injectable()
export class LiveChanges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private readonly changed = new Set<ChangedList>();
  private readonly throttle = new Throttle(AT_MOST_EVERY_MS, () => this.tell());
  private subscriptions: (() => void)[] = [];

  constructor(private readonly notifications: Notifications) {}

  onApplicationBootstrap(): void {
    this.subscriptions = [
      ...LIST_CHANGES.map(({ event, listsOf }) =>
        this.notifications.onEvent(event, ({ data }) => this.note(listsOf(data))),
      ),
      // Events published while NATS was down were missed.
      this.notifications.onReconnect(() => this.note(LISTS)),
    ];
  }

  onModuleDestroy(): void {
    this.subscriptions.forEach((unsubscribe) => unsubscribe());
    this.throttle.stop();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private note(lists: readonly ChangedList[]): void {
    if (this.listeners.size === 0) return;
    for (const list of lists) this.changed.add(list);
    this.throttle.call();
  }

  private tell(): void {
    const lists = [...this.changed];
    this.changed.clear();
    for (const listener of this.listeners) listener(lists);
  }
}
