import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { AutoComplete } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { useSite } from '../../../../lib/site.js';
import { useBackOfficeSelector } from '../../../api/store.js';
import { listOfOne } from '../../../components/list/use-list-state.js';
import { useManagedAccountsQuery } from '../../accounts/api/accounts-api.js';
import { CategoryPicker } from '../../imports/categories/category-picker.js';
import { importMessages } from '../../imports/imports.messages.js';

/** Given by the form. */
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

/** Offers the address of whoever is signed in. */
export function ReportAddress(props: ControlProps) {
  const id = useBackOfficeSelector(({ session }) => session.me?.id) ?? '';
  const { data } = useManagedAccountsQuery({ list: listOfOne(id), role: null, active: null });
  const own = data?.items.find((account) => account.id === id)?.email;
  return <AutoComplete {...props} maxLength={254} options={own ? [{ value: own }] : []} />;
}
