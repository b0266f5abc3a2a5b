import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { bulkReply, managedList, manyIds } from './managed-list.js';
import { line, paragraph, typedText } from '../text.js';

// Bounds on what travels; the rules themselves are the aggregate's, which says which field breaks one.
const certificate = { name: typedText(1_000), description: typedText(20_000).nullable() };

export const ManagedCertificate = z.object({
  id: z.uuid(),
  name: line,
  description: paragraph.nullable(),
  /** Businesses of any status that hold it. */
  businessCount: z.int().nonnegative(),
  revision: z.int(),
});
export type ManagedCertificate = z.infer<typeof ManagedCertificate>;

/** Certificate types by name and description. */
export const ListManagedCertificates = defineQuery('request.directory.list-managed-certificates.v1', {
  request: z.strictObject(managedList(['name', 'businesses'])),
  reply: z.object({ certificates: z.array(ManagedCertificate), total: z.int() }),
  rows: 'certificates',
});

/** Broken rules: `required`, `too-long`, `name-taken` (folded). */
export const CreateCertificate = defineCommand('request.directory.create-certificate.v1', {
  request: z.strictObject(certificate),
  reply: ManagedCertificate,
});

/** Fails with `certificate-changed-meanwhile` when `revision` is not the stored one. */
export const UpdateCertificate = defineCommand('request.directory.update-certificate.v1', {
  request: z.strictObject({ id: z.uuid(), revision: z.int(), ...certificate }),
  reply: ManagedCertificate,
});

/** Takes certificate types away, and first from the businesses that hold them. */
export const DeleteCertificates = defineCommand('request.directory.delete-certificates.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
});

/**
 * Undoes deletions: a certificate type comes back, and soon to the businesses that held it. One that is there already is
 * done. Refused: `name-taken` (another has it by now), `certificate-not-found`.
 */
export const RestoreCertificates = defineCommand('request.directory.restore-certificates.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});
