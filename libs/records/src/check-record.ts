import { fieldsIn, type RecordField, type RecordInput, type RecordDescription } from '@tedarik/fields';
import type { FieldError } from '@tedarik/service-kit';
import { isPicture, optionalText, requiredText, tidy, tidyOrNull, tidyPicture } from './text-fields.js';

/** Returns the normalised input, and the errors according to the description of the fields. */
export function checkRecord<R extends RecordDescription>(
  record: R,
  typed: Readonly<Record<string, unknown>>,
): { fields: RecordInput<R>; wrong: FieldError[] } {
  const fields: Record<string, unknown> = {};
  const wrong = fieldsIn(record.fields).flatMap(([name, field]) => {
    const { value, errors } = checked(name, field, typed[name] as string | number | null);
    fields[name] = value;
    return errors;
  });
  return { fields: fields as RecordInput<R>, wrong };
}

function checked(
  name: string,
  { kind, required, max = Infinity, options }: RecordField,
  typed: string | number | null,
) {
  if (kind === 'number') {
    const isOutside = typed !== null && (Number(typed) < 0 || Number(typed) > max);
    return { value: typed, errors: isOutside ? [{ field: name, code: 'out-of-range' }] : [] };
  }
  if (kind === 'picture') {
    const url = tidyOrNull(typed as string | null);
    const picture = url && tidyPicture(url);
    return { value: picture, errors: picture && !isPicture(picture) ? [{ field: name, code: 'invalid-url' }] : [] };
  }
  const text = required ? tidy(String(typed ?? '')) : tidyOrNull(typed as string | null);
  if (options && text && !Object.hasOwn(options, text)) {
    return { value: text, errors: [{ field: name, code: 'not-offered' }] };
  }
  return { value: text, errors: required ? requiredText(name, text ?? '', max) : optionalText(name, text, max) };
}
