import { useState } from 'react';
import type { Review } from '../api/review.js';
import type { RecognisedColumn } from './recognised-columns.js';

export type Target = NonNullable<RecognisedColumn['target']>;
export type Constant = NonNullable<Review['constants']>[number];
/** How the texts of a column go somewhere. */
interface Transform {
  split: NonNullable<RecognisedColumn['split']> | null;
  values: NonNullable<RecognisedColumn['values']>;
}
export type DraftColumn = RecognisedColumn & Transform;

/** What somebody makes of the columns of a table, before its file is read again with it. */
export interface MappingDraft {
  /** The columns with what was changed of them. */
  columns: DraftColumn[];
  constants: Constant[];
  isChanged: boolean;
  /** Whether a column has been changed since the file was read. */
  isNew: (column: RecognisedColumn) => boolean;
  change: (name: string, changed: Partial<Transform & Pick<RecognisedColumn, 'target'>>) => void;
  setConstants: (constants: Constant[]) => void;
  /** As it is sent: only what somebody chose, without what was begun and left empty. */
  chosen: () => { columns: ReturnType<typeof chosenColumn>[]; constants: Constant[] };
}

export function useMappingDraft(columns: readonly RecognisedColumn[], given: Constant[]): MappingDraft {
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<DraftColumn>>>(new Map());
  const [constants, setConstants] = useState(given);
  const drafted = columns.map((column) => ({
    ...column,
    split: column.split ?? null,
    values: column.values ?? [],
    ...changes.get(column.name),
  }));
  return {
    columns: drafted,
    constants,
    isChanged: changes.size > 0 || constants !== given,
    isNew: ({ name }) => changes.has(name),
    change: (name, changed) => setChanges(new Map(changes).set(name, { ...changes.get(name), ...changed })),
    setConstants,
    chosen: () => ({
      columns: drafted.filter(({ name, isChosen }) => isChosen || changes.has(name)).map(chosenColumn),
      constants: constants.filter(({ text }) => text.trim() !== ''),
    }),
  };
}

const chosenColumn = ({ name, target, split, values }: DraftColumn) => ({
  name,
  target: target ?? null,
  split,
  values: values.filter(({ from }) => from.trim() !== ''),
});
