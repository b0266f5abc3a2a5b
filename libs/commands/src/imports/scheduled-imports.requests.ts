import { z } from 'zod';
import { defineCommand } from '../define.js';

/** Has a scheduled import run within seconds, also while it is paused. Fails with `scheduled-import-not-found`. */
export const RunScheduledImport = defineCommand('request.imports.run-scheduled-import.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({}),
});
