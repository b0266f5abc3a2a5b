import { ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  DeleteSeoText,
  GetManagedSeoText,
  ListManagedSeoTexts,
  ListSeoSubjects,
  ManagedSeoText as SeoText,
  WriteSeoText,
} from '@tedarik/commands';
import { SeoTextKind } from '@tedarik/events';
import { z } from 'zod';
import { mutation, operations, query } from '../graphql/operations.js';
import { enumOf, inputOf, pageTypeOf, typeOf } from '../graphql/type-of.js';

enumOf('SeoEntityType', SeoTextKind, 'What the text of a page is about.');

const kind = { name: 'type' };
const key = { type: () => ID };
const row = ListManagedSeoTexts.reply.shape.seoTexts.element.extend({ id: z.string() });

@ObjectType()
class ManagedSeoTextRow extends typeOf(row, {
  id: { type: () => ID, description: 'Type and key.' },
  kind,
  key: { type: () => ID, description: 'Slug of a city; id of a district or category.' },
  preview: 'Its first 100 characters, without tags.',
}) {}

@ObjectType()
class ManagedSeoTextList extends pageTypeOf(ManagedSeoTextRow) {}

@ObjectType()
class ManagedSeoText extends typeOf(SeoText, {
  kind,
  key,
  html: 'Sanitised.',
  version: 'What an edit sends back: it fails when the text has changed meanwhile.',
}) {}

@ObjectType()
class SeoSubject extends typeOf(ListSeoSubjects.reply.shape.subjects.element, { key, city: 'Of a district.' }) {}

@InputType()
class ManagedSeoTextInput extends inputOf(WriteSeoText.request, {
  kind,
  key,
  version: 'Of the text that the form was opened on; 0 when there was none.',
}) {}

export const SeoTextOperations = operations('seo-texts', {
  managedSeoTexts: query(ListManagedSeoTexts, ManagedSeoTextList, {
    description: 'Texts of pages; `sort`: subject (type, then name), updated.',
    args: { kind },
    answer: ({ seoTexts, total }) => ({
      items: seoTexts.map((text) => ({ ...text, id: `${text.kind}:${text.key}` })),
      total,
    }),
  }),
  managedSeoText: query(GetManagedSeoText, ManagedSeoText, {
    nullable: true,
    description: 'Null when nobody has written one.',
    args: { kind, key },
    answer: ({ seoText }) => seoText,
  }),
  seoSubjects: query(ListSeoSubjects, [SeoSubject], {
    description: 'Cities, districts or categories that a text may be about.',
    args: { kind },
    answer: ({ subjects }) => subjects,
  }),
  saveSeoText: mutation(WriteSeoText, ManagedSeoText, { as: { input: ManagedSeoTextInput }, once: true }),
  deleteSeoText: mutation(DeleteSeoText, Boolean, { args: { kind, key }, answer: () => true }),
});
