import { InputType } from '@nestjs/graphql';
import { AddComment } from '@tedarik/commands';
import { inputOf } from '../graphql/type-of.js';
import { openForm } from '../graphql/open-form.js';

@InputType()
export class AddCommentInput extends inputOf(AddComment.request.extend(openForm), {
  commandId: 'A UUID per form that is sent: the same one again posts nothing twice.',
}) {}
