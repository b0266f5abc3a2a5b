import type { ConsumerInfo, StreamInfo } from '@nats-io/jetstream';
import { gapReason } from './gap.js';

const MADE = '2026-11-01T10:00:00Z';
const stream = (first: number, last: number, created = MADE) =>
  ({ created, state: { first_seq: first, last_seq: last } }) as StreamInfo;
const durable = (acknowledged: number, delivered: number, unacknowledged = delivered - acknowledged) =>
  ({
    ack_floor: { stream_seq: acknowledged },
    delivered: { stream_seq: delivered },
    num_ack_pending: unacknowledged,
  }) as ConsumerInfo;

describe('gapReason', () => {
  it.each([
    ['nothing: all seen', stream(1, 9), durable(9, 9), MADE, undefined],
    ['nothing: some still to come', stream(4, 9), durable(3, 6), MADE, undefined],
    [
      'nothing: an empty stream whose events expired after they were seen',
      stream(10, 9),
      durable(9, 9),
      MADE,
      undefined,
    ],
    ['nothing: made anew on a stream whose events had expired', stream(10, 9), durable(0, 9, 0), MADE, undefined],
    ['nothing: first look after a start', stream(1, 9), durable(9, 9), undefined, undefined],
    ['a durable without a past', stream(1, 9), undefined, MADE, 'new-durable'],
    ['F4 a stream that was made again', stream(1, 2, '2026-11-21T10:00:00Z'), undefined, MADE, 'new-stream'],
    ['events that expired unseen', stream(5, 9), durable(3, 3), MADE, 'events-expired'],
    ['events that expired while they were worked on', stream(6, 9), durable(3, 8), MADE, 'events-expired'],
    ['F22 a stream that has lost its end', stream(1, 6), durable(9, 9), MADE, 'stream-behind'],
  ])('%s', (_, streamInfo, durableInfo, madeBefore, reason) => {
    expect(gapReason(streamInfo, durableInfo, madeBefore)).toBe(reason);
  });
});
