import type { ConsumerInfo, StreamInfo } from '@nats-io/jetstream';

/** Why a durable may have missed events. */
export interface Gap {
  durable: string;
  stream: string;
  /**
   * `new-durable`: it was just created. `new-stream`: the stream was re-created while it consumed. `events-expired`: events
   * left the stream before it saw them. `stream-behind`: the stream lost its latest messages, which it had consumed.
   */
  reason: 'new-durable' | 'new-stream' | 'events-expired' | 'stream-behind';
}

/** Compares the durable's position with the stream. May also report a gap if only messages of other subjects expired. */
export function gapReason(
  stream: Pick<StreamInfo, 'created' | 'state'>,
  durable: Pick<ConsumerInfo, 'ack_floor' | 'delivered' | 'num_ack_pending'> | undefined,
  streamMadeBefore: string | undefined,
): Gap['reason'] | undefined {
  if (streamMadeBefore !== undefined && streamMadeBefore !== stream.created) return 'new-stream';
  if (!durable) return 'new-durable';
  // A new durable on a stream without events has a `delivered` position but never acknowledged anything.
  const settled = durable.num_ack_pending === 0 ? durable.delivered : durable.ack_floor;
  if (settled.stream_seq + 1 < stream.state.first_seq) return 'events-expired';
  if (durable.delivered.stream_seq > stream.state.last_seq) return 'stream-behind';
  return undefined;
}
