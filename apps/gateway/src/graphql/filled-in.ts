import { z } from 'zod';

/** Whether a part of a contract may be this. */
export const takes = (schema: z.ZodType, value: null | undefined): boolean => schema.safeParse(value).success;

/** What was given as a contract has it: what is left out is null where it may not be missing. */
export function filledIn(schema: z.ZodType, given: unknown): unknown {
  if (given === undefined) return takes(schema, null) && !takes(schema, undefined) ? null : undefined;
  if (given === null && schema instanceof z.ZodDefault) return undefined;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return filledIn(schema.unwrap() as z.ZodType, given);
  if (schema instanceof z.ZodArray && Array.isArray(given))
    return given.map((each) => filledIn(schema.element as z.ZodType, each));
  if (!(schema instanceof z.ZodObject) || typeof given !== 'object' || given === null) return given;
  const shape: Record<string, z.ZodType> = schema.shape;
  const filled = Object.entries(shape).map(([name, part]) => [
    name,
    filledIn(part, (given as Record<string, unknown>)[name]),
  ]);
  return { ...given, ...Object.fromEntries(filled) };
}
