import { InputType } from '@nestjs/graphql';
import { SubmitBusiness } from '@tedarik/commands';
import { inputOf } from '../graphql/type-of.js';
import { openForm } from '../graphql/open-form.js';

@InputType()
export class SubmitBusinessInput extends inputOf(SubmitBusiness.request.extend(openForm), {
  commandId: 'A UUID per form that is sent: the same one again submits nothing twice.',
}) {}
