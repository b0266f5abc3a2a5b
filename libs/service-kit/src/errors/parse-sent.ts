import { z } from 'zod';

/**
 * Parses untrusted input. `schema.parse` reads `length` of objects too, and throws a TypeError if that is no number, as in
 * {"length":{"toString":0}}. Here that is a ZodError like any other invalid input.
 */
export function parseSent<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  try {
    return schema.parse(sent);
  } catch (error) {
    if (error instanceof z.ZodError) throw error;
    throw new z.ZodError([{ code: 'custom', path: [], message: 'cannot be read', input: sent }]);
  }
}
