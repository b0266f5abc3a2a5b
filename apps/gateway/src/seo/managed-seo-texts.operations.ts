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

enumOf('SeoEntityType', SeoTextKind, 'Kind of page that a text belongs to.');

const kind = { name: 'type' };
const key = { type: () => ID };
const row = ListManagedSeoTexts.reply.shape.seoTexts.element.extend({ id: z.string() });

@ObjectType()
class ManagedSeoTextRow extends typeOf(row, {
  id: { type: () => ID, description: 'Type and key, joined by a colon.' },
  kind,
  key: { type: () => ID, description: 'Slug of a city, or id of a district or category.' },
  preview: 'First 100 characters of the text, without tags.',
}) {}

@ObjectType()
class ManagedSeoTextList extends pageTypeOf(ManagedSeoTextRow) {}

@ObjectType()
class ManagedSeoText extends typeOf(SeoText, {
  kind,
  key,
  html: 'Sanitised HTML.',
  version: 'Send it with an edit; the edit fails if the text has changed since it was read.',
}) {}

@ObjectType()
class SeoSubject extends typeOf(ListSeoSubjects.reply.shape.subjects.element, {
  key,
  city: 'City of a district; null for others.',
}) {}

@InputType()
class ManagedSeoTextInput extends inputOf(WriteSeoText.request, {
  kind,
  key,
  version: 'Version of the text that was edited; 0 if there was no text.',
}) {}

export const SeoTextOperations = operations('seo-texts', {
  managedSeoTexts: query(ListManagedSeoTexts, ManagedSeoTextList, {
    description: 'Texts of pages; `sort`: subject (type, then name) or updated.',
    args: { kind },
    answer: ({ seoTexts, total }) => ({
      items: seoTexts.map((text) => ({ ...text, id: `${text.kind}:${text.key}` })),
      total,
    }),
  }),
  managedSeoText: query(GetManagedSeoText, ManagedSeoText, {
    nullable: true,
    description: 'The text of a page; null if there is none.',
    args: { kind, key },
    answer: ({ seoText }) => seoText,
  }),
  seoSubjects: query(ListSeoSubjects, [SeoSubject], {
    description: 'Cities, districts or categories that can have a text.',
    args: { kind },
    answer: ({ subjects }) => subjects,
  }),
  saveSeoText: mutation(WriteSeoText, ManagedSeoText, { as: { input: ManagedSeoTextInput }, once: true }),
  deleteSeoText: mutation(DeleteSeoText, Boolean, { args: { kind, key }, answer: () => true }),
});
