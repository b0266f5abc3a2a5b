import { z } from 'zod';
import { defineCommand } from './define.js';

const resendOf = (service: string) =>
  defineCommand(`request.${service}.resend-events.v1`, {
    request: z.strictObject({
      /** One subject of a lane, wildcards of NATS allowed: what the consumer hears. */
      filter: z.string().regex(/^(events|bulk)\.[a-z0-9.*>-]{1,100}$/),
      /** When the first of them was announced; null sends all that is kept. */
      since: z.iso.datetime().nullable(),
    }),
    /** How many messages wait to be sent again. */
    reply: z.object({ messages: z.int().nonnegative() }),
    deadlineMs: 30_000,
  });

/**
 * Of each service with an outbox: announces again what it still keeps (14 days), which fills a lost stream. Answered by
 * OutboxModule of `@tedarik/outbox`.
 */
export const RESEND_EVENTS = {
  blog: resendOf('blog'),
  directory: resendOf('directory'),
  identity: resendOf('identity'),
  imports: resendOf('imports'),
  reviews: resendOf('reviews'),
  submissions: resendOf('submissions'),
} as const;

/** A service that announces through an outbox. */
export type ResendingService = keyof typeof RESEND_EVENTS;
