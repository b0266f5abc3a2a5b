import {
  type BusinessField,
  type Field,
  type FieldKind,
  fieldOf,
  FIELD_NAMES,
  longestOf,
  mapTexts,
} from '@tedarik/fields';
import { Form, Input, type InputProps } from 'antd';
import { defineMessages, useMessages } from '../../../lib/messages.js';
import { PictureField } from './picture-field.js';

export const fieldLabels = defineMessages(mapTexts(FIELD_NAMES, (name) => fieldOf(name).label));

const CONTROLS: Partial<Record<FieldKind, Pick<InputProps, 'type' | 'inputMode'>>> = {
  year: { inputMode: 'numeric' },
  phone: { type: 'tel' },
  mobile: { type: 'tel' },
  email: { inputMode: 'email' },
  website: { inputMode: 'url' },
};

const namesIn = (section: Field['form']): readonly BusinessField[] =>
  FIELD_NAMES.filter((name) => fieldOf(name).form === section);

/** Names of the plain fields in each section of a form. */
export const TEXTS_IN = { general: namesIn('general'), pictures: namesIn('pictures') };

/** The controls of all plain fields of a section. */
export function TextFields({ section }: { section: Field['form'] }) {
  const labels = useMessages(fieldLabels);
  return TEXTS_IN[section].map((name) => {
    const field = fieldOf(name);
    if (field.kind === 'picture') {
      return <PictureField key={name} name={name} label={labels[name]} shape={name === 'logoUrl' ? 'logo' : 'wide'} />;
    }
    return (
      <Form.Item key={name} name={name} label={labels[name]}>
        <Input {...CONTROLS[field.kind]} maxLength={longestOf(field)} />
      </Form.Item>
    );
  });
}
