import { ObjectType } from '@nestjs/graphql';
import { ListCertificateDocuments, ProvenCertificate, RemoveCertificateDocument } from '@tedarik/commands';
import { mutation, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { SentDocument } from './document.types.js';

@ObjectType({ description: 'A certificate on the page, or pending for it.' })
class MyProvenCertificate extends typeOf(ProvenCertificate, {
  document: { type: () => SentDocument, description: 'Document that the owner sent to prove the certificate.' },
}) {}

/** Documents of the certificates of a page, for its owners. */
export const CertificateDocumentOperations = visitorOperations({
  myCertificateDocuments: query(ListCertificateDocuments, [MyProvenCertificate], {
    description: 'Certificates of a page that the visitor owns, with their documents.',
    who: 'signed-in',
    answer: ({ certificates }) => certificates,
  }),
  removeMyCertificateDocument: mutation(RemoveCertificateDocument, [MyProvenCertificate], {
    description: 'Deletes the document of a certificate permanently.',
    answer: ({ certificates }) => certificates,
  }),
});
