import type { BusinessDocument } from './business.schema.js';

/** The fields of a stored business that link to described records. */
export type RecordLinks = Pick<BusinessDocument, 'certificates' | 'serviceAttributeIds'>;

/**
 * Per kind of record: the field of a stored business that holds the ids, and the index on that field over businesses that are not deleted.
 */
export const RECORD_LINKS = {
  certificate: {
    path: 'certificates.certificateId',
    index: 'certificate',
    idsIn: ({ certificates }: RecordLinks) => certificates.map(({ certificateId }) => certificateId),
  },
  'service-attribute': {
    path: 'serviceAttributeIds',
    index: 'serviceAttribute',
    // Documents stored before service attributes existed do not have the field.
    idsIn: ({ serviceAttributeIds = [] }: RecordLinks) => serviceAttributeIds,
  },
} as const;
export type LinkedKind = keyof typeof RECORD_LINKS;
export const LINKED_KINDS = Object.keys(RECORD_LINKS) as LinkedKind[];
