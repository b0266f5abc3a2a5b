import { Field, ID, InputType } from '@nestjs/graphql';
import { FormTrap } from '../../limits/form-trap.js';

@InputType()
export class AddCommentInput {
  @Field(() => ID)
  postId: string;

  @Field(() => String)
  authorName: string;

  @Field(() => String)
  authorEmail: string;

  @Field(() => String)
  content: string;

  @Field(() => String, { description: 'Version of the privacy notice that stands beside the form.' })
  noticeVersion: string;

  @Field(() => FormTrap)
  trap: FormTrap;

  @Field(() => ID, { description: 'A UUID per form that is sent: the same one again posts nothing twice.' })
  commandId: string;
}
