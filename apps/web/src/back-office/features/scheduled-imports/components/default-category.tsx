import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { useMessages } from '../../../../lib/messages.js';
import { useSite } from '../../../../lib/site.js';
import { CategoryPicker } from '../../imports/categories/category-picker.js';
import { importMessages } from '../../imports/imports.messages.js';

/** Set by the form. */
interface ControlProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

export function DefaultCategory({ value, onChange }: ControlProps) {
  const { locale } = useSite();
  const { other } = useMessages(importMessages);
  return (
    <CategoryPicker
      label={SCHEDULED_IMPORT.fields.defaultCategory.label[locale]}
      placeholder={other}
      value={value || null}
      allowClear
      onChange={(name) => onChange?.(name ?? '')}
    />
  );
}
