import { ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ListManagedSeoTexts, ListSeoSubjects, ManagedSeoText as SeoText, WriteSeoText } from '@tedarik/commands';
import { SeoTextKind } from '@tedarik/events';
import { z } from 'zod';
import { inputOf, pageOf, typeOf } from '../../type-of.js';

export const SeoEntityType = SeoTextKind.enum;
export type SeoEntityType = SeoTextKind;
registerEnumType(SeoEntityType, { name: 'SeoEntityType', description: 'What the text of a page is about.' });

const type = { type: () => SeoEntityType };
const ofType = z.object({ type: SeoTextKind });
const row = ListManagedSeoTexts.reply.shape.seoTexts.element.omit({ kind: true }).extend({ id: z.string() });

@ObjectType()
export class ManagedSeoTextRow extends typeOf(row.extend(ofType.shape), {
  id: { type: () => ID, description: 'Type and key.' },
  type,
  key: { type: () => ID, description: 'Slug of a city; id of a district or category.' },
  preview: 'Its first 100 characters, without tags.',
}) {}

@ObjectType()
export class ManagedSeoTextList extends pageOf(ManagedSeoTextRow) {}

@ObjectType()
export class ManagedSeoText extends typeOf(SeoText.omit({ kind: true }).extend(ofType.shape), {
  type,
  key: { type: () => ID },
  html: 'Sanitised.',
  version: 'What an edit sends back: it fails when the text has changed meanwhile.',
}) {}

@ObjectType()
export class SeoSubject extends typeOf(ListSeoSubjects.reply.shape.subjects.element, {
  key: { type: () => ID },
  city: 'Of a district.',
}) {}

@InputType()
export class ManagedSeoTextInput extends inputOf(WriteSeoText.request.omit({ kind: true }).extend(ofType.shape), {
  type,
  key: { type: () => ID },
  version: 'Of the text that the form was opened on; 0 when there was none.',
}) {}
