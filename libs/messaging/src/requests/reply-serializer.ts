import type { OutgoingResponse, Serializer } from '@nestjs/microservices';
import { MAX_MESSAGE_BYTES, MessageTooLarge } from '../message-size.js';
import { replyFailure } from './failures.js';

/**
 * Serializes a reply for Nest. A reply that is too large becomes an `unexpected` failure, so that the caller does not wait until its
 * deadline.
 */
export class ReplySerializer implements Serializer<OutgoingResponse, { data: string }> {
  serialize(packet: OutgoingResponse): { data: string } {
    const data = JSON.stringify(packet);
    const bytes = Buffer.byteLength(data);
    if (bytes <= MAX_MESSAGE_BYTES) return { data };
    const err = replyFailure(new MessageTooLarge('a reply', bytes));
    return { data: JSON.stringify({ id: packet.id, err, isDisposed: true }) };
  }
}
