import { z } from 'zod';

/**
 * An import in review as somebody saw it: `startedAt` of its progress names the reading of its file. What is requested of one
 * that has been read again since fails with `import-read-again`.
 */
export const ofReview = z.strictObject({ id: z.uuid(), startedAt: z.iso.datetime() });
