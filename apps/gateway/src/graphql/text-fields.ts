import type { Type } from '@nestjs/common';
import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { type BusinessField, fieldOf, type Texts } from '@tedarik/fields';
import { Picture } from '../pictures/picture.scalar.js';

/** A base for types of the schema that have these plain fields; `Picture` where they lead to drawn copies of pictures. */
export function withTexts<Name extends BusinessField>(names: readonly Name[], pictures = false): Type<Texts<Name>> {
  @ObjectType({ isAbstract: true })
  abstract class WithTexts {}
  for (const name of names) {
    const isPicture = pictures && fieldOf(name).kind === 'picture';
    Field(() => (isPicture ? Picture : String), { nullable: true })(WithTexts.prototype, name);
  }
  return WithTexts as Type<Texts<Name>>;
}

/** The same for inputs: what is left out is undefined. */
export function withTextInputs<Name extends BusinessField>(names: readonly Name[]): Type<Partial<Texts<Name>>> {
  @InputType({ isAbstract: true })
  abstract class WithTextInputs {}
  for (const name of names) Field(() => String, { nullable: true })(WithTextInputs.prototype, name);
  return WithTextInputs as Type<Partial<Texts<Name>>>;
}
