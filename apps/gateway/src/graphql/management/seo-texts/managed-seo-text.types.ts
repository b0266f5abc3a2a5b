import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SeoTextKind } from '@tedarik/events';

export const SeoEntityType = SeoTextKind.enum;
export type SeoEntityType = SeoTextKind;
registerEnumType(SeoEntityType, { name: 'SeoEntityType', description: 'What the text of a page is about.' });

@ObjectType()
export class ManagedSeoTextRow {
  @Field(() => ID, { description: 'Type and key.' })
  id: string;

  @Field(() => SeoEntityType)
  type: SeoEntityType;

  @Field(() => ID, { description: 'Slug of a city; id of a district or category.' })
  key: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Its first 100 characters, without tags.' })
  preview: string;

  @Field(() => String)
  updatedAt: string;
}

@ObjectType()
export class ManagedSeoTextList {
  @Field(() => [ManagedSeoTextRow])
  items: ManagedSeoTextRow[];

  @Field(() => Int)
  total: number;
}

@ObjectType()
export class ManagedSeoText {
  @Field(() => SeoEntityType)
  type: SeoEntityType;

  @Field(() => ID)
  key: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Sanitised.' })
  html: string;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the text has changed meanwhile.' })
  version: number;

  @Field(() => String)
  updatedAt: string;
}

@ObjectType()
export class SeoSubject {
  @Field(() => ID)
  key: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true, description: 'Of a district.' })
  city: string | null;

  @Field(() => Boolean)
  hasText: boolean;
}

@InputType()
export class ManagedSeoTextInput {
  @Field(() => SeoEntityType)
  type: SeoEntityType;

  @Field(() => ID)
  key: string;

  @Field(() => String)
  html: string;

  @Field(() => Int, { description: 'Of the text that the form was opened on; 0 when there was none.' })
  version: number;
}
