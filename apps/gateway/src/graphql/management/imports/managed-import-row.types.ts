import { InputType, ObjectType, OmitType, registerEnumType } from '@nestjs/graphql';
import {
  ChooseImportRows,
  GetImportReview,
  ImportedMatch,
  ImportRow,
  MappedRowView,
  RowAction as RowActions,
  RowForecast as RowForecasts,
  RowMatchKind as RowMatchKinds,
  RowOutcome,
} from '@tedarik/commands';
import { z } from 'zod';
import { inputOf, typeOf } from '../../type-of.js';
import { Location, OpeningHours } from '../../business/business.types.js';

export const RowForecast = RowForecasts.enum;
export type RowForecast = RowForecasts;
registerEnumType(RowForecast, { name: 'RowForecast', description: 'What the dry run expects of a row.' });

export const RowAction = RowActions.enum;
export type RowAction = RowActions;
registerEnumType(RowAction, { name: 'RowAction', description: '`update` and `branch` need a match.' });

export const RowMatchKind = RowMatchKinds.enum;
export type RowMatchKind = RowMatchKinds;
registerEnumType(RowMatchKind, { name: 'RowMatchKind' });

export const RowOutcomeKind = RowOutcome.shape.outcome.enum;
export type RowOutcomeKind = RowOutcome['outcome'];
registerEnumType(RowOutcomeKind, { name: 'RowOutcomeKind' });

export const UndoOutcome = ImportRow.shape.undo.unwrap().enum;
export type UndoOutcome = NonNullable<ImportRow['undo']>;
registerEnumType(UndoOutcome, { name: 'UndoOutcome', description: 'What an undo did with a row that was created.' });

@ObjectType({ description: 'The business in the directory that a row seems to be.' })
export class ManagedRowMatch extends typeOf(ImportedMatch, {
  kind: { type: () => RowMatchKind },
  by: 'place-id, name or nearness',
  address: 'Address and city of its headquarters.',
}) {}

@ObjectType()
export class ManagedMappedLocation extends OmitType(Location, ['id', 'citySlug', 'phone', 'email', 'isHeadquarters']) {}

@ObjectType({ description: 'A row as it would go in.' })
export class ManagedMappedRow extends typeOf(MappedRowView, {
  closed: 'Goes in as inactive.',
  location: { type: () => ManagedMappedLocation },
  openingHours: { type: () => OpeningHours },
}) {}

@ObjectType()
export class ManagedRowOutcome extends typeOf(RowOutcome.omit({ row: true }), {
  outcome: { type: () => RowOutcomeKind },
  reason: 'A code.',
  businessId: 'Of a duplicate: the business that was there first.',
}) {}

@ObjectType()
export class ManagedImportRow extends typeOf(ImportRow.extend({ source: z.string().nullable() }), {
  line: 'Of the file.',
  forecast: { type: () => RowForecast },
  refusal: 'Code of why it is invalid.',
  match: { type: () => ManagedRowMatch },
  earlierRow: 'Of the file: the same business, or one of the same name.',
  action: { type: () => RowAction, description: 'Chosen for this row alone; null: as the settings say.' },
  chosenCategoryNames: 'Chosen for this row alone, in place of the others.',
  warnings: 'Codes.',
  mapped: { type: () => ManagedMappedRow, description: 'Null for an invalid row.' },
  source: 'What stood in the file, as JSON text.',
  outcome: { type: () => ManagedRowOutcome, description: 'Null until it is done.' },
  undo: { type: () => UndoOutcome },
}) {}

const review = GetImportReview.reply.shape;

@ObjectType()
export class ManagedReviewReason extends typeOf(review.reasons.element, {
  kind: 'invalid, duplicate, branch or warning',
  reason: 'A code.',
  rows: 'The first of them.',
}) {}

@ObjectType()
export class ManagedUnknownType extends typeOf(review.unknownTypes.element) {}

@ObjectType()
export class ManagedReviewCategory extends typeOf(review.categories.element) {}

@ObjectType({ description: 'How many rows of a forecast had an action chosen for them alone.' })
export class ManagedChosenRows extends typeOf(review.chosen.element, {
  forecast: { type: () => RowForecast },
  action: { type: () => RowAction },
}) {}

@ObjectType({ description: 'The dry run in numbers: new + duplicate + branch + invalid = the rows read so far.' })
export class ManagedImportReview extends typeOf(GetImportReview.reply, {
  reasons: { type: () => ManagedReviewReason, description: 'The most frequent first.' },
  unknownTypes: {
    type: () => ManagedUnknownType,
    description: "Types that ended in 'Diğer', the most frequent first.",
  },
  categories: { type: () => ManagedReviewCategory },
  chosen: { type: () => ManagedChosenRows },
}) {}

@InputType({ description: 'A choice for one row in place of the settings; what is null is theirs again.' })
export class ImportRowChoiceInput extends inputOf(ChooseImportRows.request.shape.rows.element, {
  action: { type: () => RowAction },
}) {}
