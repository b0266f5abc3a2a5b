import { DISTRICT } from '@tedarik/fields';
import { Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { foldedSearch, labelOr } from '../../../components/form/choices.js';
import type { ListState } from '../../../components/list/use-list-state.js';
import { useManagedCitiesQuery } from '../api/districts-api.js';
import { managedDistrictMessages } from '../districts.messages.js';

const { cityKey: PARAMETER } = DISTRICT.filters;

/** ADM-DIST-04: filters districts by city. */
export function CityFilter({ state }: { state: ListState<string> }) {
  const messages = useMessages(managedDistrictMessages);
  const { gone } = useMessages(backOfficeMessages);
  const { data: cities } = useManagedCitiesQuery();
  return (
    <Select
      aria-label={messages.city}
      placeholder={messages.allCities}
      allowClear
      showSearch={foldedSearch}
      style={{ minWidth: 240 }}
      value={state.filters[PARAMETER] || null}
      {...labelOr(cities ? gone : '')}
      options={cities?.map(({ key, name, districtCount, businessCount }) => ({
        value: key,
        label: messages.cityOption(name, districtCount, businessCount),
      }))}
      onChange={(key?: string | null) => state.filter(PARAMETER, key ?? '')}
    />
  );
}
