import { IMPORTED_FIELDS, type ImportedField, NUMBER_FIELDS } from '@tedarik/fields';
import { formatPhone } from '@tedarik/turkish';
import type { MessagesOf } from '../../../../lib/messages.js';
import type { fieldLabels } from '../../../components/form/text-fields.js';
import type { StoredBusiness } from '../../businesses/api/businesses-api.js';
import { weekHoursText } from '../../businesses/week-hours-text.js';
import type { ReviewedRow } from '../api/review.js';
import type { importMessages } from '../imports.messages.js';

type Messages = MessagesOf<typeof importMessages & typeof fieldLabels>;
type Mapped = NonNullable<ReviewedRow['mapped']>;

/** One fact of a business in the row and in the directory. `same` also if nothing is stored to compare with. */
export interface Fact {
  label: string;
  incoming: string;
  stored: string;
  /** `kept`: the row has no value, so an update leaves the stored one. */
  is: 'same' | 'differs' | 'kept';
}

/** The facts that either side has; `stored` is null for a row that matches no business. */
export function factsOf(
  { name }: ReviewedRow,
  mapped: Mapped,
  stored: StoredBusiness | null,
  messages: Messages,
): Fact[] {
  const incoming = tellMapped(name, mapped, messages);
  const there = stored ? tellStored(stored, messages) : incoming.map(() => '');
  return incoming
    .map(([label, text], index): Fact => {
      const known = there[index] ?? '';
      const is = text === '' ? 'kept' : known === text ? 'same' : 'differs';
      return { label, incoming: text, stored: known, is: stored ? is : 'same' };
    })
    .filter((fact) => fact.incoming !== '' || fact.stored !== '');
}

function tellMapped(name: string, mapped: Mapped, messages: Messages): [label: string, text: string][] {
  const { location } = mapped;
  return [
    [messages.name, name],
    [messages.description, mapped.description],
    [messages.address, location.address],
    [messages.borough, location.borough ?? ''],
    [messages.city, location.city],
    [messages.region, location.region ?? ''],
    [messages.postalCode, location.postalCode ?? ''],
    [messages.country, location.country],
    [messages.coordinates, pointText(location)],
    ...IMPORTED_FIELDS.map((name): [string, string] => [messages[name], readOut(name, mapped[name])]),
    [messages.hours, weekHoursText(mapped.openingHours, messages.closedDay)],
  ];
}

/** The same facts of a stored business (those of its headquarters), in the same order. */
function tellStored(business: StoredBusiness, messages: Messages): string[] {
  const location = business.locations.find(({ isHeadquarters }) => isHeadquarters) ?? business.locations[0];
  return [
    business.name,
    business.description,
    location?.address ?? '',
    location?.borough ?? '',
    location?.city ?? '',
    location?.region ?? '',
    location?.postalCode ?? '',
    location?.country ?? '',
    location ? pointText(location) : '',
    ...IMPORTED_FIELDS.map((name) => readOut(name, business[name])),
    weekHoursText(business.openingHours, messages.closedDay),
  ];
}

/** Formats telephone numbers for reading. */
function readOut(name: ImportedField, text: string | null | undefined): string {
  return (NUMBER_FIELDS as readonly string[]).includes(name) ? formatPhone(text ?? '') : (text ?? '');
}

const pointText = ({ latitude, longitude }: { latitude?: number | null; longitude?: number | null }): string =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
    : '';
