import { addressWithCity, formatShortDate } from '@tedarik/turkish';
import { Radio } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { StoredBusiness } from '../../businesses/api/businesses-api.js';
import { BusinessStatusTag } from '../../businesses/components/status-tag.js';
import { duplicateMessages } from '../duplicates.messages.js';

/** One of the two records, with facts that help to decide which one to keep. */
export function MergeFacts({ business, isKept }: { business: StoredBusiness; isKept: boolean }) {
  const messages = useMessages(duplicateMessages);
  const { id, name, status, categories, products, reviewCount, createdAt, locations } = business;
  const place = locations.find(({ isHeadquarters }) => isHeadquarters) ?? locations[0];
  const facts = [
    categories.map((category) => category.name).join(', '),
    place && addressWithCity(place),
    `${messages.products(products.length)} · ${messages.reviews(reviewCount)}`,
    messages.since(formatShortDate(createdAt)),
  ];
  return (
    <Radio value={id} className={isKept ? 'merge-side kept' : 'merge-side'}>
      <strong>{name}</strong> <BusinessStatusTag status={status} />
      {facts.filter(Boolean).map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </Radio>
  );
}
