import { Input } from 'antd';
import { CategoryPicker } from '../categories/category-picker.js';
import type { Target } from './use-mapping-draft.js';

const LONGEST = 150;

interface ValueInputProps {
  label: string;
  /** Shown while it is empty; the label by default. */
  placeholder?: string;
  /** The field that gets the text. */
  target: Target | null;
  value: string;
  onChange: (value: string) => void;
}

/** An input for a constant value of a field; a category is chosen from the existing ones. */
export function ValueInput({ label, placeholder = label, target, value, onChange }: ValueInputProps) {
  if (target === 'category') {
    const choose = (name: string | null) => onChange(name ?? '');
    return (
      <CategoryPicker label={label} placeholder={placeholder} value={value || null} allowClear onChange={choose} />
    );
  }
  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      maxLength={LONGEST}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
