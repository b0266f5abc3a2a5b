import { Args, Context, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { ListCertificateDocuments, ProvenCertificate, RemoveCertificateDocument } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { typeOf } from '../graphql/type-of.js';
import { SentDocument } from './document.types.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn, verified } from '../visitors/visitor.js';

@ObjectType({ description: 'A certificate on the page, or pending for it.' })
class MyProvenCertificate extends typeOf(ProvenCertificate, {
  document: { type: () => SentDocument, description: 'Document that the owner sent to prove the certificate.' },
}) {}

/** Documents for the certificates of the visitor's own pages; never part of a cached page. */
@Resolver()
export class CertificateDocumentsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => [MyProvenCertificate], {
    description: 'Certificates of a page that the visitor owns, with their documents.',
  })
  async myCertificateDocuments(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyProvenCertificate[]> {
    const actor = visitorActor(signedIn(visitor));
    return (await this.requests.send(ListCertificateDocuments, { businessId }, { actor })).certificates;
  }

  @Mutation(() => [MyProvenCertificate], { description: 'Deletes the document of a certificate permanently.' })
  async removeMyCertificateDocument(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('certificateId', { type: () => ID }) certificateId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyProvenCertificate[]> {
    const actor = visitorActor(verified(visitor));
    return (await this.requests.send(RemoveCertificateDocument, { businessId, certificateId }, { actor })).certificates;
  }
}
