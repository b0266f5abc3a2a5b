import { IMPORTED_FIELDS } from '@tedarik/fields';
import { withTexts } from '../../text-fields.js';
import { Field, ID, InputType, Int, ObjectType, OmitType, registerEnumType } from '@nestjs/graphql';
import {
  ImportRow,
  RowAction as RowActions,
  RowForecast as RowForecasts,
  RowMatchKind as RowMatchKinds,
  RowOutcome,
} from '@tedarik/commands';
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
export class ManagedRowMatch {
  @Field(() => RowMatchKind)
  kind: RowMatchKind;

  @Field(() => String, { description: 'place-id, name or nearness' })
  by: string;

  @Field(() => ID)
  businessId: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Address and city of its headquarters.' })
  address: string;
}

@ObjectType()
export class ManagedMappedLocation extends OmitType(Location, ['id', 'citySlug', 'phone', 'email', 'isHeadquarters']) {}

@ObjectType({ description: 'A row as it would go in.' })
export class ManagedMappedRow extends withTexts(IMPORTED_FIELDS) {
  @Field(() => String)
  description: string;

  @Field(() => String, { nullable: true })
  placeId: string | null;

  @Field(() => Boolean, { description: 'Goes in as inactive.' })
  closed: boolean;

  @Field(() => ManagedMappedLocation)
  location: ManagedMappedLocation;

  @Field(() => [OpeningHours])
  openingHours: OpeningHours[];
}

@ObjectType()
export class ManagedRowOutcome {
  @Field(() => RowOutcomeKind)
  outcome: RowOutcomeKind;

  @Field(() => String, { nullable: true, description: 'A code.' })
  reason: string | null;

  @Field(() => ID, { nullable: true, description: 'Of a duplicate: the business that was there first.' })
  businessId: string | null;

  @Field(() => String, { nullable: true })
  slug: string | null;
}

@ObjectType()
export class ManagedImportRow {
  @Field(() => Int)
  row: number;

  @Field(() => Int, { description: 'Of the file.' })
  line: number;

  @Field(() => String)
  name: string;

  @Field(() => RowForecast)
  forecast: RowForecast;

  @Field(() => String, { nullable: true, description: 'Code of why it is invalid.' })
  refusal: string | null;

  @Field(() => ManagedRowMatch, { nullable: true })
  match: ManagedRowMatch | null;

  @Field(() => Int, { nullable: true, description: 'Of the file: the same business, or one of the same name.' })
  earlierRow: number | null;

  @Field(() => RowAction, { nullable: true, description: 'Chosen for this row alone; null: as the settings say.' })
  action: RowAction | null;

  @Field(() => [String])
  categoryNames: string[];

  @Field(() => [String], { nullable: true, description: 'Chosen for this row alone, in place of the others.' })
  chosenCategoryNames: string[] | null;

  @Field(() => [String], { description: 'Codes.' })
  warnings: string[];

  @Field(() => ManagedMappedRow, { nullable: true, description: 'Null for an invalid row.' })
  mapped: ManagedMappedRow | null;

  @Field(() => String, { nullable: true, description: 'What stood in the file, as JSON text.' })
  source: string | null;

  @Field(() => ManagedRowOutcome, { nullable: true, description: 'Null until it is done.' })
  outcome: ManagedRowOutcome | null;

  @Field(() => UndoOutcome, { nullable: true })
  undo: UndoOutcome | null;
}

@ObjectType()
export class ManagedReviewReason {
  @Field(() => String, { description: 'invalid, duplicate, branch or warning' })
  kind: string;

  @Field(() => String, { description: 'A code.' })
  reason: string;

  @Field(() => Int)
  count: number;

  @Field(() => [Int], { description: 'The first of them.' })
  rows: number[];
}

@ObjectType()
export class ManagedUnknownType {
  @Field(() => String)
  type: string;

  @Field(() => Int)
  count: number;
}

@ObjectType()
export class ManagedReviewCategory {
  @Field(() => String)
  name: string;

  @Field(() => Int)
  count: number;
}

@ObjectType({ description: 'How many rows of a forecast had an action chosen for them alone.' })
export class ManagedChosenRows {
  @Field(() => RowForecast)
  forecast: RowForecast;

  @Field(() => RowAction)
  action: RowAction;

  @Field(() => Int)
  count: number;
}

@ObjectType({ description: 'The dry run in numbers: new + duplicate + branch + invalid = the rows read so far.' })
export class ManagedImportReview {
  @Field(() => Int)
  new: number;

  @Field(() => Int)
  duplicate: number;

  @Field(() => Int)
  branch: number;

  @Field(() => Int)
  invalid: number;

  @Field(() => [ManagedReviewReason], { description: 'The most frequent first.' })
  reasons: ManagedReviewReason[];

  @Field(() => [ManagedUnknownType], { description: "Types that ended in 'Diğer', the most frequent first." })
  unknownTypes: ManagedUnknownType[];

  @Field(() => [ManagedReviewCategory])
  categories: ManagedReviewCategory[];

  @Field(() => [ManagedChosenRows])
  chosen: ManagedChosenRows[];
}

@InputType({ description: 'A choice for one row in place of the settings; what is null is theirs again.' })
export class ImportRowChoiceInput {
  @Field(() => Int)
  row: number;

  @Field(() => RowAction, { nullable: true })
  action?: RowAction | null;

  @Field(() => [String], { nullable: true })
  categoryNames?: string[] | null;
}
