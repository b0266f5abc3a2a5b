import { Logger } from '@nestjs/common';
import type { Msg } from '@nats-io/transport-node';
import { subjectOn, type EventDefinition, type EventEnvelope, type NoticeDefinition } from '@tedarik/events';
import { runWithTrace } from '@tedarik/service-kit';
import type { NatsLink } from '../connection/nats-link.js';
import { envelopesIn, readEvent } from '../consume/read-event.js';
import { assertFits } from '../message-size.js';

type Handler<Received> = (received: Received) => void | Promise<void>;
type EventHandler = Handler<EventEnvelope>;
type Unsubscribe = () => void;

/** A subject that is listened to. */
interface Heard {
  handlers: Set<EventHandler>;
  end: Unsubscribe;
}

/** What is said in passing, over core NATS: whoever listens hears it, nobody keeps it. */
export class Notices {
  private readonly log = new Logger('Notices');
  private readonly heard = new Map<string, Heard>();

  constructor(private readonly link: NatsLink) {}

  /** Says it to whoever listens now. While NATS is away it is lost, as a notice may be. */
  publish<Data>(definition: NoticeDefinition<Data>, data: Data): void {
    const payload = JSON.stringify(data);
    assertFits(definition.subject, payload);
    try {
      this.link.connection().publish(definition.subject, payload);
    } catch (error) {
      this.log.debug(`${definition.subject} was not sent: ${(error as Error).message}`);
    }
  }

  /** Every copy hears every notice. A handler's error is logged. */
  on<Data>(definition: NoticeDefinition<Data>, handler: Handler<Data>): Unsubscribe {
    return this.subscribe(definition.subject, (message) => handler(definition.schema.parse(message.json())));
  }

  /**
   * Domain events of both lanes as they pass: every copy hears them, and misses those that pass while it is away. Handlers
   * of one event share a subscription, so that a message comes and is read once for all of them.
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

  /** After a lost connection is back: whatever was said meanwhile was missed. */
  onReconnect(handler: () => void | Promise<void>): Unsubscribe {
    return this.link.onReconnect(() => void this.safely('reconnect', handler));
  }

  private beginHearing(definition: EventDefinition): Heard {
    const handlers = new Set<EventHandler>();
    const hearOne = (subject: string, envelope: unknown) => {
      const event = readEvent(subject, envelope);
      const tell = () => Promise.all([...handlers].map((handler) => this.safely(subject, () => handler(event))));
      return event.trace ? runWithTrace(event.trace, tell) : tell();
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
