import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../store/session.slice.js';
import { type Draft, type DraftPlace, draftsOf, dropDraft, keepDraft } from './stored-drafts.js';

type Control = HTMLInputElement | HTMLTextAreaElement;
/** Values of the named controls of a form. */
type Values = ReadonlyMap<string, string>;

/** A control whose stored value has changed while something else was typed into it. */
export interface Overtaken {
  label: string;
  stored: string;
}

/** Unsaved input of a form that this browser stores for the signed-in account. */
interface StoredInput<Rows = undefined> {
  draft: Draft | undefined;
  /** The rows of the form as they were then; see `useKeptInput`. */
  rows: Rows | undefined;
  place: DraftPlace | null;
}

/** All windows with the form share one draft; the latest input is stored. */
const FORM = 'site';
/** Where a draft has the rows; no control has this name. */
const ROWS = '';

/** The input that was not saved when this form was last open. Read once, so the form can start with it. */
export function useStoredInput<Rows = undefined>(kind: string, id: string): StoredInput<Rows> {
  const account = useSession().visitor?.id;
  const place = account === undefined ? null : { account, kind, id };
  const [draft] = useState(() => place && draftsOf(place)[0]);
  return { draft: draft ?? undefined, rows: draft?.values[ROWS] as Rows | undefined, place };
}

/**
 * Keeps what is typed into a form of uncontrolled inputs when it gets newer `stored` values as its defaults: an input that still has its
 * earlier default, or the value that was saved last, takes the new default; every other one keeps its value. Unsaved input also stays in the
 * browser, and is in the form again when that is opened next time. `rows` is what the fields of the form depend on, if the visitor can change
 * it.
 */
export function useKeptInput<Rows = undefined>(
  form: RefObject<HTMLFormElement | null>,
  stored: unknown,
  { draft, place }: StoredInput<Rows>,
  rows?: Rows,
) {
  const base = useRef<Values>(new Map(Object.entries((draft?.base ?? {}) as Record<string, string>)));
  const [overtaken, setOvertaken] = useState<readonly Overtaken[]>([]);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [discarded, setDiscarded] = useState(0);
  const valuesNow = (): Values => new Map(controlsIn(form.current).map((control) => [control.name, valueOf(control)]));
  useLayoutEffect(() => {
    for (const control of controlsIn(form.current)) {
      const typed = draft?.values[control.name];
      if (typeof typed === 'string') setTo(control, typed);
    }
  }, [form, draft]);
  useLayoutEffect(() => {
    const controls = controlsIn(form.current);
    const earlier = base.current;
    for (const control of controls)
      if (valueOf(control) === earlier.get(control.name)) setTo(control, defaultOf(control));
    setOvertaken(
      controls
        .filter(({ name }) => earlier.has(name))
        .filter((control) => ![valueOf(control), earlier.get(control.name)].includes(defaultOf(control)))
        .map((control) => ({ label: control.labels?.[0]?.textContent ?? control.name, stored: control.defaultValue })),
    );
    base.current = new Map(controls.map((control) => [control.name, defaultOf(control)]));
  }, [form, stored, discarded]);
  function store() {
    if (!place) return;
    const values = valuesNow();
    const names = [...new Set([...base.current.keys(), ...values.keys()])];
    const changed = names.filter((name) => base.current.get(name) !== values.get(name));
    const only = (side: Values) => Object.fromEntries(changed.map((name) => [name, side.get(name)]));
    if (changed.length === 0) return dropDraft(place, FORM);
    const input = { base: only(base.current), values: { ...only(values), [ROWS]: rows } };
    keepDraft(place, { form: FORM, at: Date.now(), ...input });
  }
  const onTyped = useEffectEvent(store);
  useEffect(() => {
    const typedInto = form.current;
    const listen = () => onTyped();
    typedInto?.addEventListener('input', listen);
    return () => typedInto?.removeEventListener('input', listen);
  }, [form]);
  useEffect(() => {
    if (rows !== undefined) onTyped();
  }, [rows]);
  return {
    /** As of the newest stored values. */
    overtaken,
    /** Whether the form started with input of an earlier time, which is neither saved nor discarded yet. */
    isRestored,
    /** The current values, for `saved`. */
    values: valuesNow,
    saved: (values: Values) => {
      base.current = values;
      setRestored(false);
      store();
    },
    /** Puts the stored values back into the form. */
    discard: () => {
      form.current?.reset();
      if (place) dropDraft(place, FORM);
      setRestored(false);
      // The form may get other rows now.
      setDiscarded(discarded + 1);
    },
  };
}

const controlsIn = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== '',
  );

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const valueOf = (control: Control): string => (isCheckbox(control) ? String(control.checked) : control.value);

const defaultOf = (control: Control): string =>
  isCheckbox(control) ? String(control.defaultChecked) : control.defaultValue;

function setTo(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value === 'true';
  else control.value = value;
}
