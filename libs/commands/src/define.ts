import { z } from 'zod';

/**
 * A request: a command or query that one service answers, over `request.<service>.<command>.v<n>`. The caller waits, at most
 * `deadlineMs`. A time-out means that the outcome is unknown, never that it failed.
 */
export interface RequestContract<Request = unknown, Reply = unknown> {
  subject: `request.${string}`;
  request: z.ZodType<Request>;
  reply: z.ZodType<Reply>;
  deadlineMs: number;
  /** The list in the reply that comes in as many messages as it needs; whoever calls gets it whole. */
  rows?: string;
  /** The reply ends where a message is full, and mostly tells where the next one begins: who answers sees to it. */
  paged?: boolean;
}

type Subject = `request.${string}.${string}.v${number}`;
interface Schemas<Req extends z.ZodType, Rep extends z.ZodType> {
  request: Req;
  reply: Rep;
  deadlineMs?: number;
  /** See Request. */
  paged?: boolean;
}
/** What is queried once more for the rest of its rows must be a query. */
interface QuerySchemas<Req extends z.ZodType, Rep extends z.ZodType> extends Schemas<Req, Rep> {
  /** See Request. */
  rows?: keyof z.infer<Rep> & string;
}

const QUERY_DEADLINE_MS = 2_000;
const COMMAND_DEADLINE_MS = 5_000;

function define<Req extends z.ZodType, Rep extends z.ZodType>(
  subject: Subject,
  { request, reply, deadlineMs, rows, paged }: QuerySchemas<Req, Rep> & { deadlineMs: number },
): RequestContract<z.infer<Req>, z.infer<Rep>> & { request: Req; reply: Rep } {
  return {
    subject,
    request: request as Req & z.ZodType<z.infer<Req>>,
    reply: reply as Rep & z.ZodType<z.infer<Rep>>,
    deadlineMs,
    ...(rows && { rows }),
    ...(paged && { paged }),
  };
}

/** Reads; may be repeated freely. */
export const defineQuery = <Req extends z.ZodType, Rep extends z.ZodType>(
  subject: Subject,
  schemas: QuerySchemas<Req, Rep>,
) => define(subject, { deadlineMs: QUERY_DEADLINE_MS, ...schemas });
/** Changes something; safe to repeat with the same commandId. */
export const defineCommand = <Req extends z.ZodType, Rep extends z.ZodType>(
  subject: Subject,
  schemas: Schemas<Req, Rep>,
) => define(subject, { deadlineMs: COMMAND_DEADLINE_MS, ...schemas });

export type RequestOf<A> = A extends RequestContract<infer Request, unknown> ? Request : never;
export type ReplyOf<A> = A extends RequestContract<unknown, infer Reply> ? Reply : never;

/** Travels beside every request. Who is asking, on which trace, until when, and under which id a repeat is recognised. */
export const RequestContext = z.object({
  /** `account`: somebody's account on the public site; `back-office`: an account that signs in at /yonetici. */
  actor: z
    .object({
      kind: z.enum(['visitor', 'account', 'back-office', 'system']),
      id: z.string().max(80),
      name: z.string().max(150),
    })
    .optional(),
  trace: z.string().max(64).optional(),
  /** Milliseconds for which somebody still waits for the answer; this is what travels, for no two clocks agree. */
  timeLeftMs: z.number().optional(),
  /** Epoch milliseconds, by the clock of this machine alone, after which nobody waits for the answer. */
  deadlineAt: z.number().optional(),
  commandId: z.uuid().optional(),
  /** So many of the reply's rows came in messages before this one. */
  rowsFrom: z.int().nonnegative().optional(),
});
export type RequestContext = z.infer<typeof RequestContext>;

/**
 * What a failure means to its caller. `invalid`: malformed, an unknown field or a wrong type; `unprocessable`: well formed,
 * but a rule of the product refuses it (its fields say which).
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

/** The one shape of a failure between services; the gateway maps it once, the web app words it by `code`. */
export const Failure = z.object({
  code: z.string().max(80),
  kind: FailureKind,
  fieldErrors: z.array(z.object({ field: z.string(), code: z.string() })).default([]),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Failure = z.infer<typeof Failure>;
