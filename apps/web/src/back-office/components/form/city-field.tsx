import { sortKey } from '@tedarik/turkish';
import { findProvince, PROVINCES, type Province } from '@tedarik/turkish/places';
import { AutoComplete } from 'antd';
import { foldedSearch } from './choices.js';

interface PlaceFieldProps {
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

interface CityFieldProps extends PlaceFieldProps {
  /** One of the 81 was chosen or typed. */
  onProvince?: (province: Province) => void;
}

const CITIES = PROVINCES.map(({ name }) => ({ value: name, order: sortKey(name) }))
  .toSorted((one, other) => (one.order < other.order ? -1 : 1))
  .map(({ value }) => ({ value }));
const REGIONS = [...new Set(PROVINCES.map(({ region }) => region))].map((value) => ({ value }));

/** A city: one of the provinces, which are offered as one types, or any other. */
export function CityField({ onProvince, ...rest }: CityFieldProps) {
  return (
    <AutoComplete
      {...rest}
      options={CITIES}
      maxLength={100}
      showSearch={foldedSearch}
      onChange={(name: string) => {
        rest.onChange?.(name);
        const province = PROVINCES.find((one) => one.name === name);
        if (province) onProvince?.(province);
      }}
    />
  );
}

/** A borough: those of the city are offered, and any other may be typed. */
export function BoroughField({ city, ...rest }: PlaceFieldProps & { city: string | undefined }) {
  const boroughs = findProvince(city ?? '')?.boroughs ?? [];
  return (
    <AutoComplete {...rest} options={boroughs.map((value) => ({ value }))} maxLength={100} showSearch={foldedSearch} />
  );
}

/** One of the seven regions, or what else is written there. */
export function RegionField(props: PlaceFieldProps) {
  return <AutoComplete {...props} options={REGIONS} maxLength={100} showSearch={foldedSearch} />;
}
