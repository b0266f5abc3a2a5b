import type { BusinessDocument } from './business.schema.js';

/** What a stored business points at described records with. */
export type RecordLinks = Pick<BusinessDocument, 'certificates' | 'serviceAttributeIds'>;

/** By kind of record: where a stored business has their ids, and the index over those of businesses that are not deleted. */
export const RECORD_LINKS = {
  certificate: {
    path: 'certificates.certificateId',
    index: 'certificate',
    idsIn: ({ certificates }: RecordLinks) => certificates.map(({ certificateId }) => certificateId),
  },
  'service-attribute': {
    path: 'serviceAttributeIds',
    index: 'serviceAttribute',
    // A document that was stored before there were any says nothing of them.
    idsIn: ({ serviceAttributeIds = [] }: RecordLinks) => serviceAttributeIds,
  },
} as const;
export type LinkedKind = keyof typeof RECORD_LINKS;
export const LINKED_KINDS = Object.keys(RECORD_LINKS) as LinkedKind[];
