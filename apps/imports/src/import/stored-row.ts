import { without } from '@tedarik/service-kit';
import type { MappedBusiness } from '../mapping/mapped-row.js';
import type { MappedStagedRow, StagedRow } from './staged-row.js';

/** The source and the mapped business of a row as JSON text, which MongoDB writes and reads many times faster than a document. */
export interface RowTexts {
  source: string;
  /** Without the categories: they depend on the type table, which may change before an interrupted staging continues. */
  business: string | null;
}

/** A row as stored in a batch. */
export type StoredRow = Omit<StagedRow, keyof RowTexts> & RowTexts & Pick<MappedBusiness, (typeof BESIDE)[number]>;

const BESIDE = ['categoryNames', 'unknownType'] as const;

export const rowTextsOf = ({ source, business }: StagedRow): RowTexts => ({
  source: JSON.stringify(source ?? null),
  business: business && JSON.stringify(without(business, BESIDE)),
});

export function toStoredRow(row: StagedRow, texts: RowTexts): StoredRow {
  const { categoryNames = [], unknownType = null } = row.business ?? {};
  return { ...row, ...texts, categoryNames, unknownType };
}

export const fromStoredRow = ({ source, ...stored }: StoredRow): StagedRow => ({
  ...mappedRowOf(stored),
  source: JSON.parse(source) as unknown,
});

/** The same for a row that was read without its source. */
export function mappedRowOf(stored: Omit<StoredRow, 'source'>): MappedStagedRow {
  const { business, categoryNames, unknownType, ...row } = stored;
  return {
    ...row,
    business: business === null ? null : { ...(JSON.parse(business) as MappedBusiness), categoryNames, unknownType },
  };
}
