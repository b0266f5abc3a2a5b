import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { type Offered, offeredRatings } from '../facets.js';
import { isNarrowed, type ListQuery } from '../list-query.js';
import { type Refine, toggled } from '../use-list-query.js';
import { TitledChecks } from './facet-checks.js';
import { RatingAndHours } from './rating-and-hours.js';

interface MoreFiltersProps {
  query: ListQuery;
  refine: Refine;
  offered: Offered;
  list: BusinessList;
  counted: boolean;
}

/**
 * Filters other than categories. Collapsed, because a low window has no room for them next to the categories; opened if one of them is set.
 */
export function MoreFilters({ query, refine, offered, list, counted }: MoreFiltersProps) {
  const messages = useMessages(businessListMessages);
  const [isOpen] = useState(isNarrowed(query));
  const { services, certificates } = offered;
  const isEmpty = services.length + certificates.length + offeredRatings(list, query).length === 0;
  if (isEmpty && !list.openCount && !query.openNow) return null;
  return (
    <details className="services" open={isOpen}>
      <summary className="title">{messages.moreFilters}</summary>
      <div className="choices">
        <RatingAndHours query={query} refine={refine} list={list} />
        {services.length > 0 && (
          <TitledChecks
            title={messages.services}
            name="hizmet"
            choices={services}
            chosen={query.services}
            counted={counted}
            onToggle={(slug) => refine({ services: toggled(query.services, slug) })}
          />
        )}
        {certificates.length > 0 && (
          <TitledChecks
            title={messages.certificates}
            name="sertifika"
            choices={certificates}
            chosen={query.certificates}
            counted={counted}
            onToggle={(slug) => refine({ certificates: toggled(query.certificates, slug) })}
          />
        )}
      </div>
    </details>
  );
}
