import type { RequestContract } from '@tedarik/commands';
import { asManyAsFit } from '../message-size.js';

/** Field of a reply that is not complete: the number of rows sent so far. */
const SENT = 'rowsSent';

type Reply = Record<string, unknown>;

/** The reply with as many rows, starting at `from`, as fit into a message. */
export function replyPage({ rows }: RequestContract, reply: unknown, from = 0): unknown {
  const whole = rows && ((reply as Reply)[rows] as unknown[] | null);
  if (!whole) return reply;
  const rest = from ? whole.slice(from) : whole;
  const bytes = Buffer.byteLength(JSON.stringify({ ...(reply as Reply), [rows]: [] }));
  const part = asManyAsFit(rest, bytes);
  return { ...(reply as Reply), [rows]: part, ...(part.length < rest.length && { [SENT]: from + part.length }) };
}

/** Joins the parts of a reply; each part is read from where the previous one ended. */
export async function joinReplyPages(
  { rows }: RequestContract,
  read: (from: number) => Promise<unknown>,
): Promise<unknown> {
  if (!rows) return read(0);
  const { [SENT]: sent, ...reply } = (await read(0)) as Reply;
  if (sent === undefined) return reply;
  const whole = [...(reply[rows] as unknown[])];
  for (let from = sent as number | undefined; from !== undefined;) {
    const part = (await read(from)) as Reply;
    whole.push(...((part[rows] ?? []) as unknown[]));
    from = part[SENT] as number | undefined;
  }
  return { ...reply, [rows]: whole };
}
