import { Select } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import type { ListState } from './use-list-state.js';

interface ListFilterProps<Filters extends string, Value extends string> {
  state: ListState<Filters>;
  name: Filters;
  label: string;
  values: readonly Value[];
  words: Record<Value, string>;
  /** Instead of 'Tümü'. */
  all?: string;
}

/** One value of a filter, or all. */
export function ListFilter<Filters extends string, Value extends string>({
  state,
  name,
  label,
  values,
  words,
  all,
}: ListFilterProps<Filters, Value>) {
  const shared = useMessages(backOfficeMessages);
  return (
    <Select
      aria-label={label}
      className="list-filter"
      value={values.find((value) => value === state.filters[name]) ?? ''}
      onChange={(value) => state.filter(name, value)}
      options={[{ value: '', label: all ?? shared.all }, ...values.map((value) => ({ value, label: words[value] }))]}
    />
  );
}
