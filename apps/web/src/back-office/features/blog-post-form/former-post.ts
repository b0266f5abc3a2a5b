import type { AuditRecord } from '../../components/history/history-api.js';
import { asText, type Former, readFormer } from '../../components/restore/former-fields.js';
import { toIstanbulClock } from './istanbul-time.js';
import type { PostValues } from './post-values.js';

/** Fields that the server derives from the content and the date. */
const FOLLOWING = ['text', 'announceAt'];

/** The form's values before the oldest of these changes. The status is left out, because it is changed by buttons. */
export const formerPost = (changes: readonly AuditRecord[]): Former<PostValues> =>
  readFormer<PostValues>(
    changes,
    {
      title: asText,
      slug: asText,
      excerpt: asText,
      content: asText,
      featuredImageUrl: asText,
      categoryId: (id) => id,
      isFeatured: (is) => is === 'true',
      publishedAt: (at) => (at === null ? null : toIstanbulClock(at)),
      tags: (tags) => (tags === null ? [] : (JSON.parse(tags) as string[])),
      metaTitle: asText,
      metaDescription: asText,
    },
    FOLLOWING,
  );
