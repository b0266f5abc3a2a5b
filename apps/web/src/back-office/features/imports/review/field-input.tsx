import { fieldOf, FIELD_NAMES, longestOf } from '@tedarik/fields';
import { PROVINCES } from '@tedarik/turkish/places';
import { Input, Select } from 'antd';
import { foldedSearch } from '../../../components/form/choices.js';
import type { RowField } from '../api/review.js';
import { CategoryPicker } from '../categories/category-picker.js';

const LONGEST: Partial<Record<RowField, number>> = { name: 150, address: 500, borough: 100 };

interface FieldInputProps {
  label: string;
  target: RowField;
  value: string;
  /** For an input without a visible label. */
  placeholder?: string;
  /** A limit below that of the field. */
  longest?: number;
  onChange: (value: string) => void;
}

/** An input for one field of a row; cities and categories are chosen from the existing ones. */
export function FieldInput({ label, target, value, placeholder = '', longest = Infinity, onChange }: FieldInputProps) {
  if (target === 'category')
    return (
      <CategoryPicker
        label={label}
        placeholder={placeholder}
        value={value || null}
        onChange={(name) => onChange(name ?? '')}
      />
    );
  if (target === 'city') {
    return (
      <Select<string | null>
        className="category-picker"
        aria-label={label}
        placeholder={placeholder}
        value={value || null}
        showSearch={foldedSearch}
        options={PROVINCES.map(({ name }) => ({ value: name, label: name }))}
        onChange={(city) => onChange(city ?? '')}
      />
    );
  }
  const plain = FIELD_NAMES.find((name) => name === target);
  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      maxLength={Math.min(longest, plain ? longestOf(fieldOf(plain)) : (LONGEST[target] ?? 150))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
