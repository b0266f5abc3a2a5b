import { sortKey } from '@tedarik/turkish';
import { PROVINCES } from '@tedarik/turkish/places';
import { AutoComplete } from 'antd';
import { foldedSearch } from '../../../components/form/choices.js';

interface CityFieldProps {
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (city: string) => void;
  /** One of the 81 was chosen: the region it lies in. */
  onProvince: (region: string) => void;
}

const OPTIONS = PROVINCES.map(({ name }) => ({ value: name, order: sortKey(name) }))
  .toSorted((one, other) => (one.order < other.order ? -1 : 1))
  .map(({ value }) => ({ value }));

/** A city: one of the provinces, which are offered as one types, or any other. */
export function CityField({ onProvince, ...rest }: CityFieldProps) {
  return (
    <AutoComplete
      {...rest}
      options={OPTIONS}
      maxLength={100}
      showSearch={foldedSearch}
      onSelect={(name: string) => {
        const province = PROVINCES.find((one) => one.name === name);
        if (province) onProvince(province.region);
      }}
    />
  );
}
