import { isDeepStrictEqual } from 'node:util';
import { DiscardPolicy, RetentionPolicy, StorageType, type StreamAPI, type StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { isMissing } from '../connection/outage.js';
import type { StreamDefinition } from './streams.js';

const DUPLICATE_WINDOW_MS = 10 * 60_000;

/** Creates the stream, or updates settings that differ. Settings that the definition does not contain (replicas) are left as they are. */
export async function ensureStream(streams: StreamAPI, definition: StreamDefinition): Promise<void> {
  const wanted = configOf(definition);
  const existing = await streams.info(definition.name).catch((error: unknown) => {
    if (isMissing(error, 'StreamNotFound')) return undefined;
    throw error;
  });
  if (!existing) {
    await streams.add(wanted);
  } else if (!isDeepStrictEqual({ ...existing.config, ...wanted }, existing.config)) {
    await streams.update(definition.name, wanted);
  }
}

function configOf({ name, subjects, maxAgeMs }: StreamDefinition): Partial<StreamConfig> & { name: string } {
  return {
    name,
    subjects,
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(maxAgeMs),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  };
}
