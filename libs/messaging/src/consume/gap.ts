import type { ConsumerInfo, StreamInfo } from '@nats-io/jetstream';

/** Why a durable may have missed events. */
export interface Gap {
  durable: string;
  stream: string;
  /**
   * `new-durable`: it starts without a past. `new-stream`: the stream was made again while it consumed.
   * `events-expired`: events left the stream unseen. `stream-behind`: the stream lost its end, which was consumed.
   */
  reason: 'new-durable' | 'new-stream' | 'events-expired' | 'stream-behind';
}

/** Compares where the durable stands with what the stream holds. May see a gap where only other subjects expired. */
export function gapReason(
  stream: Pick<StreamInfo, 'created' | 'state'>,
  durable: Pick<ConsumerInfo, 'ack_floor' | 'delivered' | 'num_ack_pending'> | undefined,
  streamMadeBefore: string | undefined,
): Gap['reason'] | undefined {
  if (streamMadeBefore !== undefined && streamMadeBefore !== stream.created) return 'new-stream';
  if (!durable) return 'new-durable';
  // A durable that has just been made on a stream without events has delivered, but never acknowledged.
  const settled = durable.num_ack_pending === 0 ? durable.delivered : durable.ack_floor;
  if (settled.stream_seq + 1 < stream.state.first_seq) return 'events-expired';
  if (durable.delivered.stream_seq > stream.state.last_seq) return 'stream-behind';
  return undefined;
}
