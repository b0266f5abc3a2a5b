import { type EventDefinition, type EventEnvelope, subjectOn } from '@tedarik/events';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** An event as it is in a stream: version 1, live lane; the aggregate id is the id in the data. */
export function anEnvelope<Data>(
  definition: EventDefinition<Data>,
  data: Data,
  over: Partial<Omit<EventEnvelope, 'data'>> = {},
): EventEnvelope<Data> {
  const lane = over.lane ?? 'live';
  return {
    id: v7(),
    subject: subjectOn(lane, definition),
    aggregateId: idOf(data),
    version: 1,
    hash: hashOf(data),
    lane,
    at: '2026-11-05T09:00:00.000Z',
    data,
    ...over,
  };
}

function idOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : v7();
}

// Does not use the service kit's function, because the tests of everything that the kit depends on must be able to use this library.
function hashOf(data: unknown): string {
  const sorted = JSON.stringify(data, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex').slice(0, 32);
}
