import { z } from 'zod';

/**
 * What somebody sent, as the schema has it. `schema.parse` requests whatever has a length how long it is, also what is no text,
 * and breaks where that is no number, as in {"length":{"toString":0}}: that is refused here like all else. Throws ZodError.
 */
export function parseSent<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  try {
    return schema.parse(sent);
  } catch (error) {
    if (error instanceof z.ZodError) throw error;
    throw new z.ZodError([{ code: 'custom', path: [], message: 'cannot be read', input: sent }]);
  }
}
