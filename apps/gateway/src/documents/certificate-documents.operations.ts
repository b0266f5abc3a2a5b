import { ObjectType } from '@nestjs/graphql';
import { ListCertificateDocuments, ProvenCertificate, RemoveCertificateDocument } from '@tedarik/commands';
import { mutation, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { SentDocument } from './document.types.js';

@ObjectType({ description: 'One that the page has, or that waits for a decision.' })
class MyProvenCertificate extends typeOf(ProvenCertificate, {
  document: { type: () => SentDocument, description: 'What its owner sent to prove it.' },
}) {}

/** Documents of an own page’s certificates. */
export const CertificateDocumentOperations = visitorOperations({
  myCertificateDocuments: query(ListCertificateDocuments, [MyProvenCertificate], {
    description: 'Of a page that the visitor owns.',
    who: 'signed-in',
    answer: ({ certificates }) => certificates,
  }),
  removeMyCertificateDocument: mutation(RemoveCertificateDocument, [MyProvenCertificate], {
    description: 'Takes the document off a certificate, for good.',
    answer: ({ certificates }) => certificates,
  }),
});
