import { z } from 'zod';
import { defineCommand } from './define.js';

const resendOf = (service: string) =>
  defineCommand(`request.${service}.resend-events.v1`, {
    request: z.strictObject({
      /** A subject of one lane, with NATS wildcards allowed: the filter of the consumer. */
      filter: z.string().regex(/^(events|bulk)\.[a-z0-9.*>-]{1,100}$/),
      /** Resends only messages announced at or after this time; null resends all that are stored. */
      since: z.iso.datetime().nullable(),
    }),
    /** Number of messages that will be sent again. */
    reply: z.object({ messages: z.int().nonnegative() }),
    deadlineMs: 30_000,
  });

/**
 * For each service with an outbox: publishes the messages again that its outbox still stores (for 14 days), in order to refill a stream
 * that was lost. OutboxModule of `@tedarik/outbox` handles it.
 */
export const RESEND_EVENTS = {
  blog: resendOf('blog'),
  directory: resendOf('directory'),
  identity: resendOf('identity'),
  imports: resendOf('imports'),
  quotes: resendOf('quotes'),
  reviews: resendOf('reviews'),
  submissions: resendOf('submissions'),
} as const;

/** A service with an outbox. */
export type ResendingService = keyof typeof RESEND_EVENTS;
