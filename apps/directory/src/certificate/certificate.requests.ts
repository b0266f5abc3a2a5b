import {
  CreateCertificate,
  DeleteCertificates,
  EnsureCertificates,
  ListManagedCertificates,
  RestoreCertificates,
  UpdateCertificate,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateCertificateHandler } from '../commands/create-certificate.handler.js';
import { DeleteCertificatesHandler } from '../commands/delete-certificates.handler.js';
import { EnsureCertificatesHandler } from '../commands/ensure-certificates.handler.js';
import { RestoreCertificatesHandler } from '../commands/restore-certificates.handler.js';
import { UpdateCertificateHandler } from '../commands/update-certificate.handler.js';
import { ListManagedCertificatesQuery } from '../queries/list-managed-certificates.js';

/** Requests about kinds of certificates. */
export const CERTIFICATE_REQUESTS = [
  handledBy(ListManagedCertificates, ListManagedCertificatesQuery),
  handledBy(CreateCertificate, CreateCertificateHandler),
  handledBy(UpdateCertificate, UpdateCertificateHandler),
  handledBy(DeleteCertificates, DeleteCertificatesHandler),
  handledBy(RestoreCertificates, RestoreCertificatesHandler),
  handledBy(EnsureCertificates, EnsureCertificatesHandler),
];
