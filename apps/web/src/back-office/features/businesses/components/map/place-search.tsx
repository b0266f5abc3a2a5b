import { PROVINCES } from '@tedarik/turkish/places';
import { Select } from 'antd';
import { useMessages } from '../../../../../lib/messages.js';
import { foldedSearch } from '../../../../components/form/choices.js';
import { managedBusinessMessages } from '../../businesses.messages.js';
import { type NamedPlace, placeOf } from './place-centres.js';

const OPTIONS = PROVINCES.flatMap((province) => [
  { value: province.key, label: province.name },
  ...province.boroughs.map((borough) => ({
    value: `${province.key}/${borough}`,
    label: `${borough}, ${province.name}`,
  })),
]);

/** A search field that centres the map on a city or borough. */
export function PlaceSearch({ onFound }: { onFound: (place: NamedPlace) => void }) {
  const messages = useMessages(managedBusinessMessages);
  return (
    <Select<string>
      className="map-search"
      aria-label={messages.findPlace}
      placeholder={messages.findPlace}
      value={null}
      showSearch={foldedSearch}
      options={OPTIONS}
      onChange={(chosen) => {
        const [key, borough] = chosen.split('/');
        const province = PROVINCES.find((one) => one.key === key);
        const place = province && placeOf(province, borough);
        if (place) onFound(place);
      }}
    />
  );
}
