import { sortKey } from '@tedarik/turkish';
import { findProvince, PROVINCES, type Province } from '@tedarik/turkish/places';
import { AutoComplete } from 'antd';
import { foldedSearch } from './choices.js';

interface PlaceFieldProps {
  /** Set by the form. */
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

interface CityFieldProps extends PlaceFieldProps {
  /** Called when one of the 81 provinces was chosen or typed. */
  onProvince?: (province: Province) => void;
}

const CITIES = PROVINCES.map(({ name }) => ({ value: name, order: sortKey(name) }))
  .toSorted((one, other) => (one.order < other.order ? -1 : 1))
  .map(({ value }) => ({ value }));
const REGIONS = [...new Set(PROVINCES.map(({ region }) => region))].map((value) => ({ value }));

/** A field for a city: suggests the provinces, but accepts any text. */
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

/** A field for a borough: suggests those of the city, but accepts any text. */
export function BoroughField({ city, ...rest }: PlaceFieldProps & { city: string | undefined }) {
  const boroughs = findProvince(city ?? '')?.boroughs ?? [];
  return (
    <AutoComplete {...rest} options={boroughs.map((value) => ({ value }))} maxLength={100} showSearch={foldedSearch} />
  );
}

/** A field for a region: suggests the seven regions, but accepts any text. */
export function RegionField(props: PlaceFieldProps) {
  return <AutoComplete {...props} options={REGIONS} maxLength={100} showSearch={foldedSearch} />;
}
