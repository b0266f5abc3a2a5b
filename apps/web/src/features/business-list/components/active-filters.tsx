import { lazy } from 'react';
import { ClearLink } from '../../../components/clear-link.js';
import { Icon } from '../../../components/icon.js';
import { AfterHydration } from '../../../components/after-hydration.js';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { clearedAddress, listAddress, type ListQuery } from '../list-query.js';
import { toggled } from '../use-list-query.js';

interface Filter {
  name: string;
  /** Address of the list without this filter. */
  address: string;
}

/** The active filters by name: each part of the text, and each choice. A choice that does not exist has no name and is left out. */
function useActiveFilters(query: ListQuery, list: BusinessList): Filter[] {
  const messages = useMessages(businessListMessages);
  const without = (name: string, change: Partial<ListQuery>): Filter => ({
    name,
    address: listAddress({ ...query, ...change, page: 1 }),
  });
  const whole = query.q ? [without(`"${query.q}"`, { q: '' })] : [];
  return [
    ...(list.parts.length ? list.parts.map((part) => without(messages.part(part), { q: part.without })) : whole),
    ...list.selectedCategories.map(({ name, slug }) => without(name, { categories: toggled(query.categories, slug) })),
    ...list.selectedServices.map(({ name, slug }) => without(name, { services: toggled(query.services, slug) })),
    ...list.selectedCertificates.map(({ name, slug }) =>
      without(name, { certificates: toggled(query.certificates, slug) }),
    ),
    ...(query.rating ? [without(messages.ratedAtLeast(query.rating), { rating: null })] : []),
    ...(query.openNow ? [without(messages.openNow, { openNow: false })] : []),
    ...(query.area ? [without(messages.areaOfMap, { area: null })] : []),
  ];
}

const SaveSearch = lazy(() => import('./save-search.js'));

const isSavable = ({ q, categories, services, certificates }: ListQuery): boolean =>
  q !== '' || categories.length + services.length + certificates.length > 0;

/** The search in words. */
const nameOf = ({ q }: ListQuery, { selectedCategories, selectedServices, selectedCertificates }: BusinessList) =>
  [q, ...[...selectedCategories, ...selectedServices, ...selectedCertificates].map(({ name }) => name)]
    .filter(Boolean)
    .join(', ');

/** PUB-LIST-09, 19: a badge per filter with a link that removes it, and one that removes all but the order. */
export function ActiveFilters({ query, list }: { query: ListQuery; list: BusinessList }) {
  const messages = useMessages(businessListMessages);
  const filters = useActiveFilters(query, list);
  if (!filters.length) return null;
  return (
    <div className="active-filters">
      <span className="sr">{messages.activeFilters}</span>
      {filters.map(({ name, address }, index) => (
        <span className="chip active" key={`${index} ${address}`}>
          {name}
          <ClearLink to={address} aria-label={messages.removeFilter(name)}>
            <Icon name="close" />
          </ClearLink>
        </span>
      ))}
      <ClearLink className="button quiet small" to={clearedAddress(query)}>
        {messages.clearAll}
      </ClearLink>
      {isSavable(query) && (
        <AfterHydration meanwhile={<span className="save-search after-script" />}>
          <SaveSearch query={query} name={nameOf(query, list)} />
        </AfterHydration>
      )}
    </div>
  );
}
