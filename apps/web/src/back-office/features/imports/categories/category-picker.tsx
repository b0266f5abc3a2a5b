import { fold, nameKey } from '@tedarik/turkish';
import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { useBusinessOptionsQuery } from '../../businesses/api/businesses-api.js';
import { importMessages } from '../imports.messages.js';
import { useCreateCategory } from './use-create-category.js';

const LONGEST_NAME = 150;

interface CategoryPickerProps {
  label: string;
  placeholder: string;
  value: string | null;
  /** Names that are not offered. */
  except?: readonly string[];
  onChange: (name: string | null) => void;
  allowClear?: boolean;
}

/** A picker for a category by name: an existing one, or a new one with the typed name. */
export function CategoryPicker({ label, placeholder, value, except = [], onChange, allowClear }: CategoryPickerProps) {
  const messages = useMessages(importMessages);
  const { data, isFetching } = useBusinessOptionsQuery();
  const { create, isCreating } = useCreateCategory();
  const [typed, setTyped] = useState('');
  // Creating a category takes a while, in which the state behind the former `onChange` may have changed.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const wished = typed.trim().slice(0, LONGEST_NAME);
  const known = data?.categories.map(({ name }) => name) ?? [];
  const isNew = wished !== '' && !known.some((name) => nameKey(name) === nameKey(wished));
  const key = fold(wished);
  const matching = known.filter((name) => !except.includes(name) && (key === '' || fold(name).includes(key)));
  const options = matching.map((name) => ({ value: name, label: name, isNew: false }));
  if (isNew) options.push({ value: wished, label: messages.createCategory(wished), isNew: true });

  async function choose(name: string, isToBeMade: boolean) {
    setTyped('');
    const made = isToBeMade ? await create(name) : name;
    if (made !== null) latest.current(made);
  }

  return (
    <Select<string | null, (typeof options)[number]>
      className="category-picker"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      loading={isFetching || isCreating}
      allowClear={allowClear ?? false}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={options}
      onChange={(name, option) => {
        if (name == null) onChange(null);
        else void choose(name, !Array.isArray(option) && option?.isNew === true);
      }}
    />
  );
}
