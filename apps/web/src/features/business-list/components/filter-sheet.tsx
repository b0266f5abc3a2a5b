import { ClearLink } from '../../../components/clear-link.js';
import { fold, formatNumber } from '@tedarik/turkish';
import { type Ref, useState } from 'react';
import { componentMessages } from '../../../components/components.messages.js';
import { Drawing } from '../../../components/drawing.js';
import { Icon } from '../../../components/icon.js';
import { drawings } from '../../../config/paths.js';
import { categoryKey } from '../../../lib/category-key.js';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { offered } from '../facets.js';
import { clearedAddress, type ListQuery } from '../list-query.js';
import { type Refine, toggled } from '../use-list-query.js';

interface FilterSheetProps {
  ref: Ref<HTMLDialogElement>;
  query: ListQuery;
  refine: Refine;
  list: BusinessList;
  total: string;
}

/** PUB-LIST-07: the services, and the categories as plates with a search of their own, over the whole screen. Every tick counts at once. */
export function FilterSheet({ ref, query, refine, list, total }: FilterSheetProps) {
  const messages = useMessages(businessListMessages);
  const { close, businessCount } = useMessages(componentMessages);
  const [wanted, setWanted] = useState('');
  const { categories, services } = offered(list, query);
  const found = categories.filter(({ name }) => fold(name).includes(fold(wanted)));
  return (
    <dialog className="sheet" ref={ref} aria-labelledby="filter-sheet-title">
      <header>
        <h2 id="filter-sheet-title">{messages.filters}</h2>
        <button className="close" type="button" aria-label={close} onClick={closeDialog}>
          <Icon name="close" />
        </button>
      </header>
      <div className="inner">
        {services.length > 0 && (
          <div className="services" role="group" aria-labelledby="filter-sheet-services">
            <h3 id="filter-sheet-services">{messages.services}</h3>
            <div className="chips">
              {services.map(({ id, slug, name, count }) => (
                <button
                  className="chip big"
                  type="button"
                  key={id}
                  aria-pressed={query.services.includes(slug)}
                  onClick={() => refine({ services: toggled(query.services, slug) })}
                >
                  {name}
                  {!list.reduced && <small className="num">{formatNumber(count)}</small>}
                </button>
              ))}
            </div>
          </div>
        )}
        <h3>{messages.categories}</h3>
        <label className="sr" htmlFor="filter-sheet-search">
          {messages.findCategory}
        </label>
        <input
          className="input"
          id="filter-sheet-search"
          type="search"
          placeholder={messages.findCategory}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <div className="badges-grid">
          {found.map(({ id, slug, name, count }) => (
            <label className="pick" key={id}>
              <input
                className="sr"
                type="checkbox"
                checked={query.categories.includes(slug)}
                onChange={() => refine({ categories: toggled(query.categories, slug) })}
              />
              <Drawing src={drawings.plate(categoryKey(slug))} width={44} height={44} />
              <span>
                {name}
                {!list.reduced && <small>{businessCount(count)}</small>}
              </span>
            </label>
          ))}
        </div>
        {!found.length && <p className="muted">{messages.noSuchCategory}</p>}
      </div>
      <footer>
        <ClearLink className="button quiet" to={clearedAddress(query)}>
          {messages.clear}
        </ClearLink>
        <button className="button" type="button" onClick={closeDialog}>
          {messages.show(total)}
        </button>
      </footer>
    </dialog>
  );
}

const closeDialog = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.closest('dialog')?.close();
