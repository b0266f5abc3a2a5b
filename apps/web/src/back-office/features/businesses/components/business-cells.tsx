import { upper } from '@tedarik/turkish';
import { Tag } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { RecordLink } from '../../../components/record-address.js';
import type { BusinessRow } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { FlagTags } from './status-tag.js';

const CATEGORIES_SHOWN = 2;

/** ADM-BIZ-03: logo, name, badges and year of foundation. */
export function NameCell({ business: { id, name, logo, verified, featured, established } }: { business: BusinessRow }) {
  const messages = useMessages(managedBusinessMessages);
  return (
    <div className="business-name">
      <RowLogo logo={logo} name={name} />
      <div>
        <RecordLink id={id}>{name}</RecordLink> <FlagTags verified={verified} featured={featured} />
        {established && <small>{messages.since(established)}</small>}
      </div>
    </div>
  );
}

/** The logo, or the first letter of the name if there is none or it cannot be loaded. */
function RowLogo({ logo, name }: Pick<BusinessRow, 'logo' | 'name'>) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!logo || broken === logo) {
    return (
      <span className="business-logo" aria-hidden="true">
        {upper(name.slice(0, 1))}
      </span>
    );
  }
  return (
    <img
      className="business-logo"
      src={`${logo}?w=160`}
      alt=""
      width="36"
      height="36"
      loading="lazy"
      onError={() => setBroken(logo)}
    />
  );
}

/** ADM-BIZ-04: the first two categories and the number of others. */
export function CategoriesCell({ names }: { names: readonly string[] }) {
  const messages = useMessages(backOfficeMessages);
  const rest = names.length - CATEGORIES_SHOWN;
  if (names.length === 0) return messages.dash;
  return (
    <>
      {names.slice(0, CATEGORIES_SHOWN).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {rest > 0 && <span>+{rest}</span>}
    </>
  );
}

/** ADM-BIZ-05: 'şehir, ülke' of two locations and the number of others. */
export function LocationsCell({ locations, locationCount }: Pick<BusinessRow, 'locations' | 'locationCount'>) {
  const messages = useMessages(backOfficeMessages);
  const rest = locationCount - locations.length;
  if (locations.length === 0) return messages.dash;
  return (
    <>
      {locations.map(({ city, country }, at) => (
        <div key={`${at} ${city}`}>{`${city}, ${country}`}</div>
      ))}
      {rest > 0 && <span>+{rest}</span>}
    </>
  );
}
