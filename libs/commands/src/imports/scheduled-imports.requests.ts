import { z } from 'zod';
import { defineCommand } from '../define.js';

/** Starts a scheduled import within seconds, even if it is paused. Fails with `scheduled-import-not-found`. */
export const RunScheduledImport = defineCommand('request.imports.run-scheduled-import.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({}),
});
