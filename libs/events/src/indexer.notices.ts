import { z } from 'zod';
import { defineNotice } from './define.js';

/** These businesses are now visible to searches as of the given versions: pages read from the index may be dropped. */
export const BusinessesIndexed = defineNotice(
  'notice.indexer.businesses-indexed.v1',
  z.object({ ids: z.array(z.uuid()).max(1000), at: z.iso.datetime() }),
);
