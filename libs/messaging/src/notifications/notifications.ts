import { Logger } from '@nestjs/common';
import type { Msg } from '@nats-io/transport-node';
import { subjectOn, type EventDefinition, type EventEnvelope, type NotificationDefinition } from '@tedarik/events';
import { withTrace } from '@tedarik/service-kit';
import type { NatsLink } from '../connection/nats-link.js';
import { envelopesIn, readEvent } from '../consume/read-event.js';
import { assertFits } from '../message-size.js';

type Handler<Received> = (received: Received) => void | Promise<void>;
type EventHandler = Handler<EventEnvelope>;
type Unsubscribe = () => void;

/** A subscription that several handlers share. */
interface Heard {
  handlers: Set<EventHandler>;
  end: Unsubscribe;
}

/** Short messages over core NATS: every connected subscriber receives them, and they are not stored. */
export class Notifications {
  private readonly log = new Logger('Notifications');
  private readonly heard = new Map<string, Heard>();

  constructor(private readonly link: NatsLink) {}

  /** Sends it to all current subscribers. It is lost while NATS is unreachable. */
  publish<Data>(definition: NotificationDefinition<Data>, data: Data): void {
    const payload = JSON.stringify(data);
    assertFits(definition.subject, payload);
    try {
      this.link.connection().publish(definition.subject, payload);
    } catch (error) {
      this.log.debug(`${definition.subject} was not sent: ${(error as Error).message}`);
    }
  }

  /** Every replica gets every notification. A handler's error is logged. */
  on<Data>(definition: NotificationDefinition<Data>, handler: Handler<Data>): Unsubscribe {
    return this.subscribe(definition.subject, (message) => handler(definition.schema.parse(message.json())));
  }

  /**
   * Subscribes to domain events of both lanes. Every replica receives them, and misses those that are sent while it is disconnected.
   * Handlers of the same event share a subscription, so that a message is received and parsed only once for all of them.
   */
  onEvent<Data>(definition: EventDefinition<Data>, handler: Handler<EventEnvelope<Data>>): Unsubscribe {
    const { subject } = definition;
    const heard = this.heard.get(subject) ?? this.beginHearing(definition);
    this.heard.set(subject, heard);
    const own: EventHandler = (event) => handler(event as EventEnvelope<Data>);
    heard.handlers.add(own);
    return () => {
      if (!heard.handlers.delete(own) || heard.handlers.size > 0) return;
      this.heard.delete(subject);
      heard.end();
    };
  }

  /** Called after each reconnection, because everything sent in the meantime was missed. */
  onReconnect(handler: () => void | Promise<void>): Unsubscribe {
    return this.link.onReconnect(() => void this.safely('reconnect', handler));
  }

  private beginHearing(definition: EventDefinition): Heard {
    const handlers = new Set<EventHandler>();
    const hearOne = (subject: string, envelope: unknown) => {
      const event = readEvent(subject, envelope);
      const tell = () => Promise.all([...handlers].map((handler) => this.safely(subject, () => handler(event))));
      return withTrace(event.trace, tell);
    };
    const hear = async (message: Msg) => {
      const { subject } = message;
      await Promise.all(
        envelopesIn(message).map((envelope) =>
          this.safely(subject, async () => void (await hearOne(subject, envelope))),
        ),
      );
    };
    const lanes = (['live', 'bulk'] as const).map((lane) => this.subscribe(subjectOn(lane, definition), hear));
    return { handlers, end: () => lanes.forEach((unsubscribe) => unsubscribe()) };
  }

  private subscribe(subject: string, hear: (message: Msg) => void | Promise<void>): Unsubscribe {
    let end: Unsubscribe | undefined;
    let wanted = true;
    const begin = this.link.established().then((connection) => {
      if (!wanted) return;
      const callback = (error: Error | null, message: Msg) => {
        if (error) this.log.error(`${subject}: ${error.message}`);
        else void this.safely(subject, () => hear(message));
      };
      const subscription = connection.subscribe(subject, { callback });
      end = () => subscription.unsubscribe();
    });
    begin.catch(() => undefined);
    return () => {
      wanted = false;
      end?.();
    };
  }

  private async safely(what: string, work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.error(`${what}: ${(error as Error).message}`);
    }
  }
}
