import { ClearLink } from '../../../components/clear-link.js';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { clearedAddress, listAddress, type ListQuery } from '../list-query.js';
import { toggled } from '../use-list-query.js';

interface ActiveFiltersProps {
  query: ListQuery;
  categories: BusinessList['selectedCategories'];
  services: BusinessList['selectedServices'];
}

/** PUB-LIST-09, 19: a badge per filter with a link that removes it, and one that removes all but the order. */
export function ActiveFilters({ query, categories, services }: ActiveFiltersProps) {
  const messages = useMessages(businessListMessages);
  const filters = [
    ...(query.q ? [{ name: `"${query.q}"`, address: listAddress({ ...query, q: '', page: 1 }) }] : []),
    ...categories.map(({ name, slug }) => ({
      name,
      address: listAddress({ ...query, categories: toggled(query.categories, slug), page: 1 }),
    })),
    ...services.map(({ name, slug }) => ({
      name,
      address: listAddress({ ...query, services: toggled(query.services, slug), page: 1 }),
    })),
  ];
  if (!filters.length) return null;
  return (
    <div className="active-filters">
      <span className="sr">{messages.activeFilters}</span>
      {filters.map(({ name, address }) => (
        <span className="chip active" key={address}>
          {name}
          <ClearLink to={address} aria-label={messages.removeFilter(name)}>
            <Icon name="close" />
          </ClearLink>
        </span>
      ))}
      <ClearLink className="button quiet small" to={clearedAddress(query)}>
        {messages.clearAll}
      </ClearLink>
    </div>
  );
}
