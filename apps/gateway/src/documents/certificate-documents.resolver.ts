import { Args, Context, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { ListCertificateDocuments, ProvenCertificate, RemoveCertificateDocument } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { typeOf } from '../graphql/type-of.js';
import { SentDocument } from './document.types.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn, verified } from '../visitors/visitor.js';

@ObjectType({ description: 'One that the page has, or that waits for a decision.' })
class MyProvenCertificate extends typeOf(ProvenCertificate, {
  document: { type: () => SentDocument, description: 'What its owner sent to prove it.' },
}) {}

/** Documents for the certificates of the visitor's own pages; never part of a cached page. */
@Resolver()
export class CertificateDocumentsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => [MyProvenCertificate], { description: 'Of a page that the visitor owns.' })
  async myCertificateDocuments(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyProvenCertificate[]> {
    const actor = visitorActor(signedIn(visitor));
    return (await this.requests.send(ListCertificateDocuments, { businessId }, { actor })).certificates;
  }

  @Mutation(() => [MyProvenCertificate], { description: 'Takes the document off a certificate, for good.' })
  async removeMyCertificateDocument(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('certificateId', { type: () => ID }) certificateId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyProvenCertificate[]> {
    const actor = visitorActor(verified(visitor));
    return (await this.requests.send(RemoveCertificateDocument, { businessId, certificateId }, { actor })).certificates;
  }
}
