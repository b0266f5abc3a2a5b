import { Field, ID, InputType } from '@nestjs/graphql';
import { FormTrap } from '../../limits/form-trap.js';

@InputType()
export class SignUpInput {
  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  password: string;

  @Field(() => String, { description: 'Version of the privacy notice that stands beside the form.' })
  noticeVersion: string;

  @Field(() => String, {
    nullable: true,
    description: 'A path of this site, to which the mailed link leads in the end.',
  })
  returnPath?: string | null;

  @Field(() => FormTrap)
  trap: FormTrap;

  @Field(() => ID, { description: 'A UUID per form that is sent: the same one again opens nothing twice.' })
  commandId: string;
}
