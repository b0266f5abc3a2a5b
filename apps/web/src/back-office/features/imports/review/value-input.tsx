import { Input } from 'antd';
import { CategoryPicker } from '../categories/category-picker.js';
import type { Target } from './use-mapping-draft.js';

const LONGEST = 150;

interface ValueInputProps {
  label: string;
  /** The field that the text is for. */
  target: Target | null;
  value: string;
  onChange: (value: string) => void;
}

/** A text of ours for a field; categories are chosen among those that are there. */
export function ValueInput({ label, target, value, onChange }: ValueInputProps) {
  if (target === 'category') {
    const choose = (name: string | null) => onChange(name ?? '');
    return <CategoryPicker label={label} placeholder={label} value={value || null} allowClear onChange={choose} />;
  }
  return (
    <Input
      aria-label={label}
      placeholder={label}
      maxLength={LONGEST}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
