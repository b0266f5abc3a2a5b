import { useRef } from 'react';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { existing } from '../facets.js';
import { chosenCount, type ListQuery, sortChoices, type SortWord } from '../list-query.js';
import type { Refine } from '../use-list-query.js';
import { FILTERS_ID } from './filter-form.js';
import { FilterSheet } from './filter-sheet.js';

interface MobileToolsProps {
  query: ListQuery;
  refine: Refine;
  list: BusinessList;
  total: string;
}

/** PUB-LIST-07: below 1024 px, a button for the filter sheet and a menu of orders. Before hydration the button is a link to the form. */
export function MobileTools({ query, refine, list, total }: MobileToolsProps) {
  const messages = useMessages(businessListMessages);
  const hydrated = useHydrated();
  const sheet = useRef<HTMLDialogElement>(null);
  const active = chosenCount(existing(list, query));
  const label = (
    <>
      <Icon name="filter" />
      {active ? messages.filtersWithCount(active) : messages.filters}
    </>
  );
  if (!hydrated) {
    return (
      <div className="mobile-tools">
        <a className="button outline" href={`#${FILTERS_ID}`}>
          {label}
        </a>
      </div>
    );
  }
  return (
    <div className="mobile-tools">
      <button
        className="button outline"
        type="button"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        {label}
      </button>
      <label className="sort-select">
        <span className="sr">{messages.order}</span>
        <select
          className="select"
          value={query.sort ?? ''}
          onChange={(event) => refine({ sort: (event.target.value as SortWord) || null })}
        >
          {sortChoices(query).map(({ word, sort }) => (
            <option key={sort} value={word}>
              {messages[`order${sort}`]}
            </option>
          ))}
        </select>
      </label>
      <FilterSheet ref={sheet} query={query} refine={refine} list={list} total={total} />
    </div>
  );
}
