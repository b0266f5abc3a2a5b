import { type FormEvent, useEffect, useRef, useState } from 'react';
import { QueryFailed } from '../graphql/operation.js';

/** Error codes by field. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined };

interface FormOptions<Field extends string> {
  /** Finds invalid fields before the form is sent. Not needed for a form without fields. */
  check?: (values: Record<Field, string>) => FieldErrors<Field>;
  /** Throws QueryFailed if it is refused or cannot be sent. */
  send: (values: Record<Field, string>) => Promise<void>;
  /** The sentence for an error code of a field. Not needed for a form without fields. */
  errorText?: (code: string, field: Field) => string;
}

interface FormState<Field extends string> {
  sending: boolean;
  wrong: FieldErrors<Field>;
  failure: QueryFailed | null;
  /** Increases whenever fields are refused; the first of them then gets the focus. */
  refusals: number;
}

/**
 * A form with uncontrolled inputs, so that text typed before hydration counts and a failure loses nothing. Invalid fields show their error,
 * and the first one gets the focus.
 */
export function useForm<Field extends string>({
  check = () => ({}),
  send,
  errorText = (code) => code,
}: FormOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Field>>({ sending: false, wrong: {}, failure: null, refusals: 0 });
  const { refusals } = state;
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const become = (next: Partial<FormState<Field>>) =>
    setState({ sending: false, wrong: {}, failure: null, refusals, ...next });
  const refuse = (wrong: FieldErrors<Field>) => become({ wrong, refusals: refusals + 1 });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.sending) return;
    const sent = event.currentTarget;
    const values = Object.fromEntries(new FormData(sent)) as Record<Field, string>;
    const wrong = check(values);
    if (Object.values(wrong).some(Boolean)) return refuse(wrong);
    become({ sending: true });
    try {
      await send(values);
      become({});
    } catch (error) {
      if (!(error instanceof QueryFailed)) {
        become({});
        throw error;
      }
      const known = error.fieldErrors.filter(({ field }) => sent.elements.namedItem(field));
      if (known.length) refuse(Object.fromEntries(known.map(({ field, code }) => [field, code])) as FieldErrors<Field>);
      else become({ failure: error });
    }
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name in state.wrong) setState({ ...state, wrong: { ...state.wrong, [name]: undefined } });
  }

  return {
    ...state,
    /** Props of the form element. Its method is post, so that no input can end up in an address. */
    props: { ref: form, method: 'post', noValidate: true, onSubmit, onInput } as const,
    /** Props of the field with this name. */
    field(name: Field) {
      const code = state.wrong[name];
      return { name, error: code && errorText(code, name) };
    },
    /** Empties all fields and clears the errors. */
    reset: () => {
      form.current?.reset();
      become({});
    },
  };
}
