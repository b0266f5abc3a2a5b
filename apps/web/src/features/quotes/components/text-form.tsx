import { useRevalidator } from '../../../lib/router/router-context.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { lengthProblem, useQuoteErrorText, useQuoteFailureText } from '../quote-texts.js';

interface TextFormProps {
  /** Name of the text in the server's errors. */
  name: 'question' | 'answer';
  label: string;
  help?: string;
  submit: string;
  limits: Readonly<{ least: number; most: number }>;
  send: (text: string, commandId: string) => Promise<unknown>;
}

/** A form with one text: a question, or its answer. */
export function TextForm({ name, label, help, submit, limits, send }: TextFormProps) {
  const { revalidate } = useRevalidator();
  const commandIdOf = useCommandId();
  const failureText = useQuoteFailureText();
  const form = useForm<'question' | 'answer'>({
    check: (values) => ({ [name]: lengthProblem(values[name], limits) }),
    async send(values) {
      const text = values[name].trim();
      await send(text, commandIdOf({ text }));
      form.reset();
      await revalidate();
    },
    errorText: useQuoteErrorText(),
  });
  return (
    <form className="form" {...form.props} aria-label={label}>
      <FormFailure failure={form.failure} text={failureText(form.failure)} />
      <TextArea label={label} rows={3} {...(help && { help })} {...form.field(name)} />
      <div>
        <SubmitButton className="button outline" sending={form.sending}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}
