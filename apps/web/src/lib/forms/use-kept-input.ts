import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;
/** Values of the named controls of a form. */
type Values = ReadonlyMap<string, string>;

/** A control whose stored value has changed while something else was typed into it. */
export interface Overtaken {
  label: string;
  stored: string;
}

/**
 * Keeps what is typed into a form of uncontrolled inputs when it gets newer `stored` values as its defaults: an input that still has its
 * earlier default, or the value that was saved last, takes the new default; every other one keeps its value.
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, stored: unknown) {
  const base = useRef<Values>(new Map());
  const [overtaken, setOvertaken] = useState<readonly Overtaken[]>([]);
  useLayoutEffect(() => {
    const controls = controlsIn(form.current);
    const earlier = base.current;
    for (const control of controls) if (valueOf(control) === earlier.get(control.name)) setToDefault(control);
    setOvertaken(
      controls
        .filter(({ name }) => earlier.has(name))
        .filter((control) => ![valueOf(control), earlier.get(control.name)].includes(defaultOf(control)))
        .map((control) => ({ label: control.labels?.[0]?.textContent ?? control.name, stored: control.defaultValue })),
    );
    base.current = new Map(controls.map((control) => [control.name, defaultOf(control)]));
  }, [form, stored]);
  return {
    /** As of the newest stored values. */
    overtaken,
    /** The current values, for `saved`. */
    values: (): Values => new Map(controlsIn(form.current).map((control) => [control.name, valueOf(control)])),
    saved: (values: Values) => {
      base.current = values;
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

function setToDefault(control: Control): void {
  if (isCheckbox(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}
