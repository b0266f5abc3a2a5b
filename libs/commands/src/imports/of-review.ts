import { z } from 'zod';

/**
 * An import in review, as the sender saw it: `startedAt` of its progress identifies the reading of its file. If the file
 * has been read again since, the request fails with `import-read-again`.
 */
export const ofReview = z.strictObject({
  id: z.uuid(),
  startedAt: z.iso
    .datetime()
    .describe('`startedAt` of the import as the caller saw it; refused if its file has been read again since.'),
});
