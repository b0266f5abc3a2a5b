import {
  AckPolicy,
  DeliverPolicy,
  type Consumer,
  type ConsumerInfo,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { isMissing } from '../connection/outage.js';
import type { JetStream } from '../streams/jetstream.js';
import type { ConsumerDefinition } from './define-consumer.js';
import { gapReason } from './gap.js';

// Unsettled messages are reported as in progress every third of this time; those of a killed process are delivered again after it. It
// equals the time in which a dead connection is detected (docs/adr/0067).
const DEFAULT_ACK_WAIT_MS = 9_000;
const MAX_ACK_PENDING = 1_000;

export interface OpenDurable {
  consumer: Consumer;
  /** When the stream was created. If this changes, the stream was re-created. */
  streamMade: string;
  ackWaitMs: number;
}

/**
 * Opens the durable, creates it (and its stream) if missing, and reports a gap before anything is consumed. Until the gap is handled
 * nothing is created or pulled, so that after a restart the gap is detected again.
 */
export async function openDurable(
  jetstream: JetStream,
  definition: ConsumerDefinition,
  streamMadeBefore: string | undefined,
): Promise<OpenDurable> {
  const { ackWaitMs = DEFAULT_ACK_WAIT_MS } = definition;
  const manager = await jetstream.manager();
  const stream = await streamInfo(jetstream, manager, definition.stream);
  const durable = await durableInfo(manager, definition);
  const reason = gapReason(stream, durable, streamMadeBefore);
  if (reason) {
    await definition.onGap({ durable: definition.durable, stream: definition.stream, reason });
    // Otherwise it would skip new messages whose sequence numbers it has already consumed.
    if (reason === 'stream-behind') await manager.consumers.delete(definition.stream, definition.durable);
  }
  const config = {
    durable_name: definition.durable,
    filter_subject: definition.filter,
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
    max_deliver: -1,
    max_ack_pending: MAX_ACK_PENDING,
  };
  // A durable with older settings must be updated; `add` would try to create another durable under the same name.
  if (durable && reason !== 'stream-behind') {
    await manager.consumers.update(definition.stream, definition.durable, config);
  } else await manager.consumers.add(definition.stream, config);
  const consumer = await jetstream.client().consumers.get(definition.stream, definition.durable);
  return { consumer, streamMade: stream.created, ackWaitMs };
}

async function streamInfo(jetstream: JetStream, manager: JetStreamManager, name: string): Promise<StreamInfo> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (!isMissing(error, 'StreamNotFound')) throw error;
    await jetstream.makeMissing(error);
    return manager.streams.info(name);
  }
}

async function durableInfo(
  manager: JetStreamManager,
  definition: ConsumerDefinition,
): Promise<ConsumerInfo | undefined> {
  try {
    return await manager.consumers.info(definition.stream, definition.durable);
  } catch (error) {
    if (isMissing(error, 'ConsumerNotFound')) return undefined;
    throw error;
  }
}
