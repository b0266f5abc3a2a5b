import { FIELD_NAMES } from '@tedarik/fields';
import { formatShortDate } from '@tedarik/turkish';
import { WEEK } from '../../../lib/forms/hours-text.js';
import type { MessagesOf } from '../../../lib/messages.js';
import type { EditedFields } from '../../components/edit/edited-field.js';
import type { fieldLabels } from '../../components/form/text-fields.js';
import type { BusinessValues, CertificateValues, DayValues, LocationValues, ProductEntry } from './business-values.js';
import type { managedBusinessMessages } from './businesses.messages.js';
import { dayName } from './week-hours-text.js';

/** The fields of the business form with their labels and texts; lists are merged element by element. */
export function editedFields(
  messages: MessagesOf<typeof managedBusinessMessages & typeof fieldLabels>,
  nameOf: (id: string) => string,
): EditedFields<BusinessValues> {
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const yes = (is: boolean) => (is ? '✓' : '');
  const day = ({ is, ranges }: DayValues) => {
    if (is !== 'open') return is === 'closed' ? messages.closed : messages.unknownHours;
    return ranges.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
  };
  const place = ({ address, borough, city, postalCode, phone, email, isHeadquarters }: LocationValues) =>
    [address, borough, city, postalCode, phone, email, isHeadquarters && messages.headquarters]
      .filter(Boolean)
      .join(', ');
  const product = ({ name, price, unit, minimumOrder, description }: ProductEntry) => {
    const forHowMuch = [price && `₺${price}`, unit].filter(Boolean).join(' / ');
    return [[name, forHowMuch, minimumOrder].filter(Boolean).join(', '), description].filter(Boolean).join(': ');
  };
  const certificate = ({ certificateId = '', issuedDate, expiryDate }: CertificateValues) =>
    `${nameOf(certificateId)}, ${formatShortDate(issuedDate) || '…'} – ${formatShortDate(expiryDate) || '…'}`;
  const week = WEEK.map(dayName);
  return [
    { name: 'name', label: messages.name },
    { name: 'slug', label: messages.slug },
    { name: 'description', label: messages.description },
    ...FIELD_NAMES.map((name) => ({ name, label: messages[name] })),
    { name: 'categoryIds', label: messages.categories, say: names, list: 'names' },
    {
      name: 'locations',
      label: messages.locations,
      say: (places) => places.map(place).join('\n'),
      list: { by: 'id' },
      part: { label: ({ city }: LocationValues) => city, say: place },
      isWhole: (places) => places.length === 0 || places.filter((one) => one.isHeadquarters).length === 1,
    },
    {
      name: 'days',
      label: messages.hours,
      say: (days) => days.map((one, at) => `${week[at]} ${day(one)}`).join('\n'),
      list: 'places',
      part: { label: (_: DayValues, at) => week[Number(at)] ?? '', say: day },
    },
    {
      name: 'products',
      label: messages.products,
      say: (products) => products.map(product).join('\n'),
      list: { by: 'id' },
      part: { label: ({ name }: ProductEntry) => name, say: product },
    },
    { name: 'photosCount', label: messages.photosCount },
    {
      name: 'certificates',
      label: messages.certificates,
      say: (held) => held.map(certificate).join('\n'),
      list: { by: 'certificateId' },
      part: { label: ({ certificateId = '' }: CertificateValues) => nameOf(certificateId), say: certificate },
    },
    { name: 'serviceAttributeIds', label: messages.services, say: names, list: 'names' },
    { name: 'status', label: messages.status, say: (status) => messages[status as 'active'] },
    { name: 'verified', label: messages.verified, say: yes },
    { name: 'featured', label: messages.featured, say: yes },
  ];
}
