import { CATEGORY } from '@tedarik/fields';
import { Select } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useRecordsQuery } from '../../../components/record/record-api.js';
import { useDebounced } from '../../../components/use-debounced.js';

const SHOWN = 100;

interface CategorySelectProps {
  id: string;
  /** Ids that are not offered. */
  except: readonly string[];
  /** Text for no choice. */
  placeholder: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** A select for one category that searches by name on the server, for any number of categories. */
export function CategorySelect({ id, except, placeholder, value, onChange }: CategorySelectProps) {
  const { loading } = useMessages(backOfficeMessages);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const list = { search, page: 1, pageSize: SHOWN, sort: 'name', descending: false };
  const { currentData, isFetching } = useRecordsQuery({ of: CATEGORY, list });
  const [chosenName, setChosenName] = useState<string>();
  // Results of an earlier text are hidden, so that Enter does not choose one of them.
  const isFound = currentData !== undefined && typed.trim() === search;
  return (
    <Select<string, { value: string; label: string }>
      id={id}
      allowClear
      style={{ width: '100%' }}
      placeholder={placeholder}
      loading={isFetching}
      value={value}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      options={(isFound ? currentData.items : [])
        .filter((row) => !except.includes(row.id))
        .map((row) => ({ value: row.id, label: row.name }))}
      // Keeps the name of the chosen category during a search for others.
      labelRender={({ label }) => label ?? chosenName}
      {...(!isFound && { notFoundContent: loading })}
      onChange={(chosen?: string) => {
        setChosenName(currentData?.items.find(({ id: known }) => known === chosen)?.name);
        onChange(chosen ?? null);
      }}
    />
  );
}
