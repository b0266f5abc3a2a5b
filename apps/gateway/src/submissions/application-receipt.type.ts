import { ObjectType } from '@nestjs/graphql';
import { SubmitBusiness } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'What somebody is told who requested a business to be listed.' })
export class ApplicationReceipt extends typeOf(SubmitBusiness.reply.omit({ id: true }), {
  number: 'To quote; nothing can be read with it.',
  isMailed: 'Whether a mail repeats it.',
}) {}
