import { CATEGORY } from '@tedarik/fields';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useRecordsQuery } from '../../../components/record/record-api.js';

const SHOWN = 100;
const TYPING_PAUSE_MS = 250;

interface CategorySelectProps {
  id: string;
  /** Not offered. */
  except: readonly string[];
  /** What it means that none is chosen. */
  placeholder: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** One of the categories, however many there are: what is typed is looked for in their names. */
export function CategorySelect({ id, except, placeholder, value, onChange }: CategorySelectProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = { search, page: 1, pageSize: SHOWN, sort: 'name', descending: false };
  const { data, isFetching } = useRecordsQuery({ of: CATEGORY, list });
  return (
    <Select<string, { value: string; label: string }>
      id={id}
      allowClear
      style={{ width: '100%' }}
      placeholder={placeholder}
      loading={isFetching}
      value={value}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      options={(data?.items ?? [])
        .filter((row) => !except.includes(row.id))
        .map((row) => ({ value: row.id, label: row.name }))}
      onChange={(chosen?: string) => onChange(chosen ?? null)}
    />
  );
}
