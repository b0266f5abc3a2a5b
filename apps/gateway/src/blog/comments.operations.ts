import { InputType } from '@nestjs/graphql';
import { AddComment } from '@tedarik/commands';
import { openForm } from '../graphql/open-form.js';
import { done, mutation } from '../graphql/operations.js';
import { inputOf } from '../graphql/type-of.js';
import { visitorOperations } from '../graphql/visitor-operations.js';

@InputType()
class AddCommentInput extends inputOf(AddComment.request.extend(openForm), {
  commandId: 'UUID of this submission of the form. A repeat with the same UUID posts nothing twice.',
}) {}

export const CommentsOperations = visitorOperations({
  addComment: mutation(AddComment, Boolean, {
    description: 'Submits a comment. It is shown after an editor has approved it.',
    input: AddCommentInput,
    who: 'anyone',
    limit: 'comment',
    trapped: { form: 'comment', answer: done },
    answer: done,
  }),
});
