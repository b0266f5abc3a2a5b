import type { FormInstance } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EditedField, type EditedFields, wordsOf } from './edited-field.js';
import { choose, isSame, mergeEdits, partOf, type Side } from './merge-edits.js';
import { MergeNotice, type MetConflict } from './merge-notice.js';
import type { Draft } from '../../../lib/forms/stored-drafts.js';

export interface EditDifference {
  label: string;
  now: string;
  then: string;
}

/** The state of an edit: its base version, merges, drafts and restored values. */
export interface Edit<Stored, Values> {
  kind: string;
  id: string | null;
  keepsDrafts: boolean;
  /** The stored version with which changes are compared. Null for a new record. */
  base: Stored | null;
  baseValues: () => Values;
  /** To be called when another person saved first: merges their version into the form. */
  meet: (theirs: Stored) => void;
  /** Loads a draft into the form. */
  bring: (draft: Draft) => void;
  /** True if the form contains values that were not typed into it. */
  isBrought: boolean;
  /** Rises with every value that the notice puts into the form, so that the draft is stored again. */
  decisions: number;
  /** Returns false and shows a reminder while conflicts need a decision. */
  isDecided: () => boolean;
  /** Describes the changes that these values would make to the form. */
  differencesTo: (values: Partial<Values>) => EditDifference[];
  /** Loads values of a former version into the form. */
  fill: (values: Partial<Values>) => void;
  /** True if the form contains values of a former version; the save must report it. */
  isRestore: boolean;
  labelsOf: (names: readonly string[]) => string;
  notice: ReactNode;
}

/** The part that does not depend on the type of the stored record. */
export type EditOf<Values> = Omit<Edit<unknown, Values>, 'base' | 'meet'>;

interface Options<Stored, Values> {
  /** Kind of record as in the audit log: `certificate`, `blog-post` … */
  kind: string;
  id: string | null;
  opened: Stored | null;
  valuesOf: (stored: Stored | null) => Values;
  fields: EditedFields<Values>;
  /** Converts the JSON values of a draft back, such as dates. */
  revive?: (values: Values) => Values;
  /** False if the input must not be stored in the browser. */
  keepsDrafts?: boolean;
}

interface Met {
  from: 'other' | 'draft';
  conflicts: MetConflict[];
  taken: string[];
}

/** Manages the edit of one record in one form: its base version, changes that others save meanwhile, and drafts. */
export function useEdit<Stored, Values extends object>(
  form: FormInstance<Values>,
  { kind, id, opened, valuesOf, fields, revive = (values) => values, keepsDrafts = true }: Options<Stored, Values>,
): Edit<Stored, Values> {
  const [base, setBase] = useState(opened);
  const [met, setMet] = useState<Met | null>(null);
  const [isBrought, setBrought] = useState(false);
  const [isRestore, setRestore] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const [decisions, setDecisions] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  // The notice is at the top, and a long form can be saved while scrolled down.
  const isToBeSeen = useRef(false);
  useEffect(() => {
    if (isToBeSeen.current) notice.current?.scrollIntoView?.({ block: 'center' });
    isToBeSeen.current = false;
  }, [met]);
  const named = fields as readonly EditedField[];
  const fieldOf = (name: string) => named.find((field) => field.name === name)!;
  const labelsOf = (names: readonly string[]) => names.map((name) => fieldOf(name)?.label ?? name).join(', ');
  const typed = () => form.getFieldsValue(true) as Values;

  function merge(from: Met['from'], was: Values, mine: Values, theirs: Values) {
    const { values, conflicts, taken } = mergeEdits(was, mine, theirs, named);
    form.setFieldsValue(values);
    setBrought(true);
    isToBeSeen.current = true;
    setReminded(false);
    setMet({ from, conflicts: conflicts.map((conflict) => ({ ...conflict, chosen: null })), taken });
  }
  /** The value in the form now, which may have changed since the merge, counts as the own side. */
  function decide(which: MetConflict, side: Side) {
    const field = fieldOf(which.field);
    const value: unknown = form.getFieldValue(which.field as never);
    const mine = which.chosen === 'theirs' ? which.mine : partOf(value, which, field);
    const decided = { ...which, mine, chosen: side };
    form.setFieldValue(which.field as never, choose(value, decided, side, field));
    setDecisions(decisions + 1);
    setMet(met && { ...met, conflicts: met.conflicts.map((one) => (one === which ? decided : one)) });
  }
  /** Loads the stored values. Afterwards the form has no unsaved input. */
  function takeTheirs() {
    form.setFieldsValue(valuesOf(base));
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, touched: false })));
    setMet(null);
    setBrought(false);
    setRestore(false);
    setDecisions(decisions + 1);
  }

  return {
    kind,
    id,
    keepsDrafts,
    base,
    baseValues: () => valuesOf(base),
    meet: (theirs) => {
      merge('other', valuesOf(base), typed(), valuesOf(theirs));
      setBase(theirs);
    },
    bring: (draft) => {
      const now = typed();
      merge('draft', revive({ ...now, ...draft.base }), revive({ ...now, ...draft.values }), now);
    },
    isBrought,
    decisions,
    isDecided: () => {
      if (!met?.conflicts.some(({ chosen }) => chosen === null)) return true;
      setReminded(true);
      notice.current?.scrollIntoView?.({ block: 'center' });
      const rows = [...(notice.current?.querySelectorAll('tbody tr') ?? [])];
      rows
        .find((row) => !row.querySelector(':checked'))
        ?.querySelector('input')
        ?.focus();
      return false;
    },
    differencesTo: (values) => {
      const now = typed();
      return named
        .filter(({ name }) => name in values)
        .map((field) => ({ field, now: valueIn(now, field), then: valueIn(values, field) }))
        .filter((each) => !isSame(each.now, each.then))
        .map(({ field, ...each }) => ({
          label: field.label,
          now: wordsOf(field, each.now),
          then: wordsOf(field, each.then),
        }));
    },
    fill: (values) => {
      form.setFieldsValue(values);
      setBrought(true);
      setRestore(true);
    },
    isRestore,
    labelsOf,
    notice: met && (
      <div ref={notice}>
        <MergeNotice
          {...met}
          taken={labelsOf(met.taken)}
          fieldOf={fieldOf}
          isReminded={isReminded}
          onChoose={decide}
          onTakeTheirs={takeTheirs}
          onSave={() => form.submit()}
        />
      </div>
    ),
  };
}

const valueIn = (values: object, { name }: EditedField): unknown => (values as Record<string, unknown>)[name];
