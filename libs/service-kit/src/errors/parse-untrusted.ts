import { z } from 'zod';

/**
 * Parses untrusted input. `schema.parse` also reads `length` of objects, and throws a TypeError if that cannot be converted to a number, as
 * in {"length":{"toString":0}}. Here that becomes a ZodError like any other invalid input.
 */
export function parseUntrusted<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  try {
    return schema.parse(sent);
  } catch (error) {
    if (error instanceof z.ZodError) throw error;
    throw new z.ZodError([{ code: 'custom', path: [], message: 'cannot be read', input: sent }]);
  }
}
