import { Select } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import type { ListState } from './use-list-state.js';

interface FilterSelectProps<Filter extends string, Value extends string> {
  state: Pick<ListState<Filter>, 'filters' | 'filter'>;
  name: Filter;
  label: string;
  values: readonly Value[];
  /** Texts of the values. */
  texts: Readonly<Record<Value, string>>;
  /** Text for no choice. */
  all?: string;
}

/** A list filter with a few known values; it is kept in the address, where any other value counts as no choice. */
export function FilterSelect<Filter extends string, Value extends string>({
  state,
  name,
  label,
  values,
  texts,
  all,
}: FilterSelectProps<Filter, Value>) {
  const { allOf } = useMessages(backOfficeMessages);
  return (
    <Select
      aria-label={label}
      className="list-filter"
      value={values.find((value) => value === state.filters[name]) ?? ''}
      onChange={(value) => state.filter(name, value)}
      options={[{ value: '', label: all ?? allOf(label) }, ...values.map((value) => ({ value, label: texts[value] }))]}
    />
  );
}
