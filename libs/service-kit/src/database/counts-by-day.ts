import { ISTANBUL, startOfDay } from '@tedarik/turkish';
import type { mongo } from 'mongoose';

const DAY_MS = 86_400_000;
const BUDGET_MS = 1_500;

/**
 * Counts the documents whose date `field` is on each of these consecutive days of Istanbul ('2026-11-05'). Fails if it takes longer than a
 * reader waits.
 */
export async function countsByDay<Document extends mongo.Document>(
  collection: mongo.Collection<Document>,
  field: keyof Document & string,
  days: readonly string[],
  { filter = {}, hint }: { filter?: object; hint?: string } = {},
): Promise<number[]> {
  const from = startOfDay(days[0] ?? '');
  const until = new Date(from.getTime() + days.length * DAY_MS);
  const day = { $dateToString: { date: `$${field}`, format: '%Y-%m-%d', timezone: ISTANBUL } };
  const rows = collection.aggregate<{ _id: string; count: number }>(
    [{ $match: { ...filter, [field]: { $gte: from, $lt: until } } }, { $group: { _id: day, count: { $sum: 1 } } }],
    { maxTimeMS: BUDGET_MS, ...(hint && { hint }) },
  );
  const counted = new Map((await rows.toArray()).map(({ _id, count }) => [_id, count]));
  return days.map((one) => counted.get(one) ?? 0);
}
