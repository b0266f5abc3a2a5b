import { CATALOGUE, type Lane, subjectOn } from '@tedarik/events';

export interface StreamDefinition {
  name: string;
  subjects: string[];
  /** Milliseconds; 0 keeps messages forever. */
  maxAgeMs: number;
}

const DAY_MS = 24 * 60 * 60_000;
const SUFFIX: Record<Lane, string> = { live: '', bulk: '-BULK' };

/** Name of the stream that holds a service's events of a lane, e.g. `DIRECTORY-BULK`. */
export function streamOf(service: string, lane: Lane): string {
  return service.toUpperCase() + SUFFIX[lane];
}

const services = [...new Set(CATALOGUE.map(({ subject }) => subject.split('.')[1] ?? ''))];

const eventStreams = services.flatMap((service) =>
  (['live', 'bulk'] as const).map((lane) => ({
    name: streamOf(service, lane),
    subjects: [subjectOn(lane, { subject: `events.${service}.>` })],
    maxAgeMs: 7 * DAY_MS,
  })),
);

/** Stores the messages on which a durable failed five times, until an administrator redrives or discards them. */
export const DEAD_LETTERS: StreamDefinition = { name: 'PARKED', subjects: ['parked.*'], maxAgeMs: 0 };

/** All streams: one per service and lane with events in the catalogue, and the one for dead letters. */
export const STREAMS: readonly StreamDefinition[] = [...eventStreams, DEAD_LETTERS];
