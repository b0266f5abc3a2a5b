import type { JsMsg } from '@nats-io/jetstream';
import type { EventEnvelope } from '@tedarik/events';
import { envelopesIn, readEvent } from './read-event.js';

/** An event on its way to the handler. */
export interface Delivery {
  of: InFlightMessage;
  /** Its index in the message, from 0. */
  place: number;
  event: EventEnvelope;
  /** The unparsed envelope. */
  envelope: unknown;
}

/** An event that failed, and the payload that is dead-lettered. */
export interface FailedEvent {
  place: number;
  payload: Uint8Array | string;
  error: unknown;
}

/** A pulled message, tracked until each of its events is done or has failed. */
export class InFlightMessage {
  readonly deliveries: Delivery[] = [];
  readonly failed: FailedEvent[] = [];
  private open = 0;

  constructor(readonly message: JsMsg) {
    try {
      envelopesIn(message).forEach((envelope, place) => this.read(envelope, place));
    } catch (error) {
      this.failed.push({ place: 0, payload: message.data, error });
    }
    this.open = this.deliveries.length;
  }

  get isDecided(): boolean {
    return this.open === 0;
  }

  done(): void {
    this.open -= 1;
  }

  fail({ place, envelope }: Delivery, error: unknown): void {
    this.open -= 1;
    this.failed.push({ place, payload: JSON.stringify(envelope), error });
  }

  private read(envelope: unknown, place: number): void {
    try {
      this.deliveries.push({ of: this, place, envelope, event: readEvent(this.message.subject, envelope) });
    } catch (error) {
      this.failed.push({ place, payload: JSON.stringify(envelope), error });
    }
  }
}
