import { useState } from 'react';
import type { Review } from '../api/review.js';
import type { RecognisedColumn } from './recognised-columns.js';

export type Target = NonNullable<RecognisedColumn['target']>;
export type Constant = NonNullable<Review['constants']>[number];
/** How a column's texts are transformed before they are mapped. */
interface Transform {
  split: NonNullable<RecognisedColumn['split']> | null;
  values: NonNullable<RecognisedColumn['values']>;
}
export type DraftColumn = RecognisedColumn & Transform;

/** Changes to the mapping of columns before the file is read again with them. */
export interface MappingDraft {
  /** The columns including the changes. */
  columns: DraftColumn[];
  constants: Constant[];
  isChanged: boolean;
  /** Whether the column was changed since the file was read. */
  isNew: (column: RecognisedColumn) => boolean;
  change: (name: string, changed: Partial<Transform & Pick<RecognisedColumn, 'target'>>) => void;
  setConstants: (constants: Constant[]) => void;
  /**
   * The mapping to send, without empty entries. Proposals count as choices, because a reading makes none for a field that another column
   * was chosen for: a further column of an address would be lost.
   */
  chosen: () => { columns: ReturnType<typeof chosenColumn>[]; constants: Constant[] };
}

export function useMappingDraft(
  columns: readonly RecognisedColumn[],
  given: Constant[],
  onChange: () => void,
): MappingDraft {
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
    change: (name, changed) => {
      setChanges(new Map(changes).set(name, { ...changes.get(name), ...changed }));
      onChange();
    },
    setConstants: (changed) => {
      setConstants(changed);
      onChange();
    },
    chosen: () => ({
      columns: drafted
        .filter(({ name, isChosen, isFromContent }) => isChosen || isFromContent || changes.has(name))
        .map(chosenColumn),
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
