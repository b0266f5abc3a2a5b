import { ClearLink } from '../../../components/clear-link.js';
import { type FormEvent, useEffect, useRef } from 'react';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { useAppSelector } from '../../../lib/store/store.js';
import { businessListMessages } from '../business-list.messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import type { Offered } from '../facets.js';
import { clearedAddress, type ListQuery, parseListQuery, sortChoices } from '../list-query.js';
import { type Refine, toggled } from '../use-list-query.js';
import { CategoryChecks } from './facet-checks.js';
import { MoreFilters } from './more-filters.js';
import { ListSearch } from './list-search.js';

export const FILTERS_ID = 'filtreler';

interface FilterFormProps {
  query: ListQuery;
  refine: Refine;
  offered: Offered;
  /** Null if it could not be loaded. */
  list: BusinessList | null;
  /** False if no counts are known. */
  counted: boolean;
}

/**
 * PUB-LIST-05: text, categories, services, certificates, rating, hours, order, clear. A GET form that works without JavaScript; with
 * JavaScript each choice applies at once and there is no submit button. Below 1024 px it is shown only as the target of the 'Filtreler'
 * link.
 */
export function FilterForm({ query, refine, offered, list, counted }: FilterFormProps) {
  const messages = useMessages(businessListMessages);
  const typed = useAppSelector((state) => state.searchText.typed);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const changed = chosenBefore(form.current!);
    if (changed) refine(changed);
    // Only when the form is hydrated.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refine({ q: (typed ?? query.q).trim() });
  };
  return (
    <aside className="facets desktop sticky" id={FILTERS_ID} aria-label={messages.filters}>
      {/* Without autocomplete, because a browser that goes back would restore choices that were not made there. */}
      <form className="facets" role="search" action={paths.businesses} autoComplete="off" ref={form} onSubmit={submit}>
        <ListSearch q={query.q} />
        {offered.categories.length > 0 && (
          <CategoryChecks
            choices={offered.categories}
            chosen={query.categories}
            counted={counted}
            onToggle={(slug) => refine({ categories: toggled(query.categories, slug) })}
          />
        )}
        {list && <MoreFilters query={query} refine={refine} offered={offered} list={list} counted={counted} />}
        <fieldset>
          <legend>{messages.order}</legend>
          {sortChoices(query).map((choice) => (
            <label className="check" key={choice.sort}>
              <input
                type="radio"
                name="sort"
                value={choice.word}
                checked={choice.word === (query.sort ?? '')}
                onChange={() => refine({ sort: choice.word || null })}
              />
              <span>{messages[`order${choice.sort}`]}</span>
            </label>
          ))}
        </fieldset>
        <ClearLink className="button outline wide" to={clearedAddress(query)}>
          {messages.clear}
        </ClearLink>
        <noscript>
          <button className="button wide" type="submit">
            {messages.apply}
          </button>
        </noscript>
      </form>
    </aside>
  );
}

/** The choices of a form in which something was chosen before hydration, which leaves it chosen but calls no handler. */
function chosenBefore(form: HTMLFormElement): Partial<ListQuery> | null {
  const choices = form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]');
  if ([...choices].every(({ checked, defaultChecked }) => checked === defaultChecked)) return null;
  const values = new URLSearchParams([...new FormData(form)] as [string, string][]);
  // Without a place, there is no order by distance.
  values.set('konum', new URLSearchParams(location.search).get('konum') ?? '');
  const { categories, services, certificates, rating, openNow, sort } = parseListQuery(values);
  return { categories, services, certificates, rating, openNow, sort };
}
