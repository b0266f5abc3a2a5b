import { ClearLink } from '../../../components/clear-link.js';
import { fold, formatNumber } from '@tedarik/turkish';
import { type Ref, useId, useState } from 'react';
import { componentMessages } from '../../../components/components.messages.js';
import { Drawing } from '../../../components/drawing.js';
import { Icon } from '../../../components/icon.js';
import { drawings } from '../../../config/paths.js';
import { categoryKey } from '../../../lib/category-key.js';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { type FacetChoice, offered, offeredRatings } from '../facets.js';
import { clearedAddress, type ListQuery } from '../list-query.js';
import { type Refine, toggled } from '../use-list-query.js';

const OPEN_NOW = 'acik';

interface FilterSheetProps {
  ref: Ref<HTMLDialogElement>;
  query: ListQuery;
  refine: Refine;
  list: BusinessList;
  total: string;
}

/**
 * PUB-LIST-07: a full-screen dialog with rating, hours, services, certificates, and a searchable grid of categories. Each choice applies at
 * once.
 */
export function FilterSheet({ ref, query, refine, list, total }: FilterSheetProps) {
  const messages = useMessages(businessListMessages);
  const { close, businessCount } = useMessages(componentMessages);
  const [wanted, setWanted] = useState('');
  const { categories, services, certificates } = offered(list, query);
  const ratings = offeredRatings(list, query).map(({ atLeast, count }) => ({
    ...{ id: `${atLeast}`, slug: `${atLeast}`, name: messages.ratedAtLeast(atLeast), count: count ?? 0 },
  }));
  const openNow =
    list.openCount || query.openNow
      ? [{ id: OPEN_NOW, slug: OPEN_NOW, name: messages.openNow, count: list.openCount ?? 0 }]
      : [];
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
        <Chips
          title={messages.hoursAndRating}
          choices={[...openNow, ...ratings]}
          chosen={[...(query.openNow ? [OPEN_NOW] : []), String(query.rating)]}
          counted={!list.reduced}
          onToggle={(slug) =>
            slug === OPEN_NOW
              ? refine({ openNow: !query.openNow })
              : refine({ rating: query.rating === Number(slug) ? null : Number(slug) })
          }
        />
        <Chips
          title={messages.services}
          choices={services}
          chosen={query.services}
          counted={!list.reduced}
          onToggle={(slug) => refine({ services: toggled(query.services, slug) })}
        />
        <Chips
          title={messages.certificates}
          choices={certificates}
          chosen={query.certificates}
          counted={!list.reduced}
          onToggle={(slug) => refine({ certificates: toggled(query.certificates, slug) })}
        />
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

interface ChipsProps {
  title: string;
  choices: FacetChoice[];
  chosen: string[];
  counted: boolean;
  onToggle: (slug: string) => void;
}

function Chips({ title, choices, chosen, counted, onToggle }: ChipsProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <div className="services" role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="chips">
        {choices.map(({ id: key, slug, name, count }) => (
          <button
            className="chip big"
            type="button"
            key={key}
            aria-pressed={chosen.includes(slug)}
            onClick={() => onToggle(slug)}
          >
            {name}
            {counted && <small className="num">{formatNumber(count)}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}

const closeDialog = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.closest('dialog')?.close();
