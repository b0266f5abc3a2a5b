import { Select } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useDebounced } from '../../../components/use-debounced.js';
import { type BusinessName, useBusinessNamesQuery } from '../api/products-api.js';
import { managedProductMessages } from '../products.messages.js';

interface BusinessSelectProps {
  /** Set by the form, for the label. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  onChosen?: (business: BusinessName) => void;
  /** Businesses with known names, including the chosen one. */
  known: readonly BusinessName[];
  placeholder: string;
  'aria-label'?: string;
  className?: string;
}

/** A select for one business that searches by name on the server, for any number of businesses. */
export function BusinessSelect({ value, onChange, onChosen, known, placeholder, ...rest }: BusinessSelectProps) {
  const messages = useMessages(managedProductMessages);
  const { loading } = useMessages(backOfficeMessages);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<BusinessName | null>(null);
  const { currentData, isFetching } = useBusinessNamesQuery({ search }, { skip: !isOpen });
  // Results of an earlier text are hidden, so that Enter does not choose one of them.
  const isFound = currentData !== undefined && typed.trim() === search;
  const found = isFound ? currentData : [];
  const nameHere = [chosen, ...found, ...known].find((business) => business?.id === value)?.name;
  const { data: byId } = useBusinessNamesQuery({ search: value ?? '' }, { skip: !value || nameHere !== undefined });
  return (
    <Select<string, { value: string; label: string }>
      {...rest}
      value={value || null}
      placeholder={placeholder}
      allowClear
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      options={found.map(({ id, name, status }) => ({
        value: id,
        label: status === 'active' ? name : `${name} (${messages.notPublic})`,
      }))}
      // Keeps the name of the chosen business during a search for others.
      labelRender={({ label }) => nameHere ?? byId?.[0]?.name ?? label}
      notFoundContent={isFound ? messages.noBusiness : loading}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (!opens) setTyped('');
      }}
      onChange={(id?: string) => {
        const business = found.find((one) => one.id === id);
        setChosen(business ?? null);
        if (business) onChosen?.(business);
        onChange?.(id ?? null);
      }}
    />
  );
}
