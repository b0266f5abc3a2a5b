import { Field, type FieldProps } from './field.js';

interface TextAreaProps extends FieldProps {
  rows?: number;
}

export function TextArea({ rows, ...field }: TextAreaProps) {
  return <Field {...field}>{(ties) => <textarea className="textarea" rows={rows} {...ties} />}</Field>;
}
