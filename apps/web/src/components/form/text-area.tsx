import { Field, type FieldProps } from './field.js';

interface TextAreaProps extends FieldProps {
  rows?: number;
  defaultValue?: string;
}

export function TextArea({ rows, defaultValue, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(ties) => <textarea className="textarea" rows={rows} defaultValue={defaultValue} {...ties} />}
    </Field>
  );
}
