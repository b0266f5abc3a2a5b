import { z } from 'zod';

/**
 * A command or query that one service handles, on the subject `request.<service>.<command>.v<n>`. The caller waits for
 * `deadlineMs` at most. A timeout of a command means that its outcome is unknown, not that it failed.
 */
export interface RequestContract<Request = unknown, Reply = unknown> {
  subject: `request.${string}`;
  request: z.ZodType<Request>;
  reply: z.ZodType<Reply>;
  deadlineMs: number;
  /** A query only reads, so when no reply arrives nothing has been changed. */
  isQuery?: boolean;
  /**
   * Name of the list in the reply (it may be null) that is split over several messages if it is long. The client joins the parts, so that
   * the caller gets the whole list.
   */
  rows?: string;
  /** The handler fills the reply only until the message is full, and usually says where the next page begins. */
  paged?: boolean;
}

type Subject = `request.${string}.${string}.v${number}`;
interface Schemas<Req extends z.ZodType, Rep extends z.ZodType> {
  request: Req;
  reply: Rep;
  deadlineMs?: number;
  /** See RequestContract. */
  paged?: boolean;
}
/** Only queries have `rows`, because the client repeats the request to get the remaining rows. */
interface QuerySchemas<Req extends z.ZodType, Rep extends z.ZodType> extends Schemas<Req, Rep> {
  /** See RequestContract. */
  rows?: keyof z.infer<Rep> & string;
}

const QUERY_DEADLINE_MS = 2_000;
const COMMAND_DEADLINE_MS = 5_000;

function define<Req extends z.ZodType, Rep extends z.ZodType>(
  subject: Subject,
  { request, reply, deadlineMs, isQuery, rows, paged }: QuerySchemas<Req, Rep> & { deadlineMs: number; isQuery?: true },
): RequestContract<z.infer<Req>, z.infer<Rep>> & { request: Req; reply: Rep } {
  return {
    subject,
    request: request as Req & z.ZodType<z.infer<Req>>,
    reply: reply as Rep & z.ZodType<z.infer<Rep>>,
    deadlineMs,
    ...(isQuery && { isQuery }),
    ...(rows && { rows }),
    ...(paged && { paged }),
  };
}

/** A request that only reads. It may be repeated freely. */
export const defineQuery = <Req extends z.ZodType, Rep extends z.ZodType>(
  subject: Subject,
  schemas: QuerySchemas<Req, Rep>,
) => define(subject, { deadlineMs: QUERY_DEADLINE_MS, ...schemas, isQuery: true });
/** A request that changes something. It is safe to repeat with the same commandId. */
export const defineCommand = <Req extends z.ZodType, Rep extends z.ZodType>(
  subject: Subject,
  schemas: Schemas<Req, Rep>,
) => define(subject, { deadlineMs: COMMAND_DEADLINE_MS, ...schemas });

export type RequestOf<A> = A extends RequestContract<infer Request, unknown> ? Request : never;
export type ReplyOf<A> = A extends RequestContract<unknown, infer Reply> ? Reply : never;

/** Sent with every request: the sender, the trace, the deadline, and the id by which a repeated command is recognised. */
export const RequestContext = z.object({
  /** `account`: an account of the public site; `back-office`: an account that signs in at /yonetici. */
  actor: z
    .object({
      kind: z.enum(['visitor', 'account', 'back-office', 'system']),
      id: z.string().max(80),
      name: z.string().max(150),
    })
    .optional(),
  /** The sender's W3C `traceparent`. */
  trace: z.string().max(64).optional(),
  /** Milliseconds for which the caller still waits. A duration is sent instead of a point in time because clocks differ. */
  timeLeftMs: z.number().optional(),
  /** Epoch milliseconds, by the clock of this machine only, after which the caller no longer waits. */
  deadlineAt: z.number().optional(),
  commandId: z.uuid().optional(),
  /** The change restores the values of a former version, and the audit log records it as such. */
  isRestore: z.boolean().optional(),
  /** Number of rows of the reply that earlier messages have already returned. */
  rowsFrom: z.int().nonnegative().optional(),
});
export type RequestContext = z.infer<typeof RequestContext>;

/**
 * What a failure means to its caller. `invalid`: malformed, an unknown field or a wrong type. `unprocessable`: well formed,
 * but it breaks a rule of the product, which its fields name.
 */
export const FailureKind = z.enum([
  'invalid',
  'unprocessable',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'too-many-requests',
  'unavailable',
  'unexpected',
]);
export type FailureKind = z.infer<typeof FailureKind>;

/** The shape of all failures between services. The gateway maps it once; the web app has a message for each `code`. */
export const Failure = z.object({
  code: z.string().max(80),
  kind: FailureKind,
  fieldErrors: z.array(z.object({ field: z.string(), code: z.string() })).default([]),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Failure = z.infer<typeof Failure>;
