import { ObjectType } from '@nestjs/graphql';
import { ListPageDocuments, ProofDocument } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A document sent as proof. Only those who decide on it can open it.' })
export class SentDocument extends typeOf(ProofDocument, { type: 'Type of the file, recognised from its content.' }) {}

@ObjectType({ description: 'A document sent as proof. It is served at `/yonetici/belgeler/{id}`.' })
export class ManagedDocument extends typeOf(ProofDocument, {
  type: 'Type of the file, recognised from its content.',
}) {}

@ObjectType({ description: 'A document that proves a certificate. It is served at `/yonetici/belgeler/{id}`.' })
export class ManagedCertificateDocument extends typeOf(ListPageDocuments.reply.shape.documents.element, {
  type: 'Type of the file, recognised from its content.',
}) {}
