import { ObjectType } from '@nestjs/graphql';
import { ListPageDocuments, ProofDocument } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'What somebody sent as proof. Nobody can open it but those who decide.' })
export class SentDocument extends typeOf(ProofDocument, { type: 'By its bytes.' }) {}

@ObjectType({ description: 'Opens at `/yonetici/belgeler/{id}`.' })
export class ManagedDocument extends typeOf(ProofDocument, { type: 'By its bytes.' }) {}

@ObjectType({ description: 'Of a certificate. Opens at `/yonetici/belgeler/{id}`.' })
export class ManagedCertificateDocument extends typeOf(ListPageDocuments.reply.shape.documents.element, {
  type: 'By its bytes.',
}) {}
