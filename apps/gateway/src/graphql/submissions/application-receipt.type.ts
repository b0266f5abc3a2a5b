import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What somebody is told who requested a business to be listed.' })
export class ApplicationReceipt {
  @Field(() => String, { description: 'To quote; nothing can be read with it.' })
  number: string;

  @Field(() => Boolean, { description: 'Whether a mail repeats it.' })
  isMailed: boolean;
}
