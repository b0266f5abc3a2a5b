import { CountsRecounted, subjectOn, type EventEnvelope, type Lane } from '@tedarik/events';
import { anEnvelope } from '@tedarik/testing';
import type { Messaging } from '../src/index.js';

/** A small event of the catalogue; the events differ in `version`. */
export function anEvent(version: number, lane: Lane = 'live'): EventEnvelope {
  return anEnvelope(CountsRecounted, { recountedAt: '2026-11-21T08:00:00.000Z' }, { version, lane });
}

/** Publishes events with these versions, as the relay does. */
export async function announce({ jetstream }: Messaging, versions: number[], lane: Lane = 'live'): Promise<void> {
  const events = versions.map((version) => anEvent(version, lane));
  await Promise.all(
    events.map((event) => jetstream.publish(subjectOn(lane, CountsRecounted), JSON.stringify(event), event.id)),
  );
}

/** Publishes events with these versions as one message, as the relay does on the bulk lane. */
export async function announceBatch({ jetstream }: Messaging, versions: number[]): Promise<void> {
  const events = versions.map((version) => anEvent(version, 'bulk'));
  await jetstream.publish(subjectOn('bulk', CountsRecounted), JSON.stringify(events), events[0]!.id);
}

/** The whole numbers from `first` to `last`. */
export function versions(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
