import { formatNumber } from '@tedarik/turkish';
import { useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { businessListMessages } from '../business-list.messages.js';
import { type FacetChoice, largest } from '../facets.js';

const SHOWN = 12;

interface FacetProps {
  choices: FacetChoice[];
  chosen: string[];
  counted: boolean;
  onToggle: (slug: string) => void;
}

/**
 * Checkboxes for categories: the largest and the chosen ones in display order (PUB-LAY-12), the rest in a collapsed part. A category ticked
 * here keeps its place and so the focus.
 */
export function CategoryChecks({ choices, ...facet }: FacetProps) {
  const messages = useMessages(businessListMessages);
  const large = largest(choices, SHOWN);
  const [places, setPlaces] = useState<Record<string, boolean>>({});
  const shown = choices.filter(
    (choice) => places[choice.slug] ?? (large.has(choice) || facet.chosen.includes(choice.slug)),
  );
  const folded = choices.filter((choice) => !shown.includes(choice));
  const toggle = (isShown: boolean) => (slug: string) => {
    setPlaces({ ...places, [slug]: isShown });
    facet.onToggle(slug);
  };
  return (
    // Not a fieldset, because that would not shrink.
    <div className="categories" role="group" aria-labelledby="filter-categories">
      <p className="title" id="filter-categories">
        {messages.categories}
      </p>
      <div className="choices">
        <Checks name="category" {...facet} choices={shown} onToggle={toggle(true)} />
        {folded.length > 0 && (
          <details>
            <summary>{messages.otherCategories(folded.length)}</summary>
            <Checks name="category" {...facet} choices={folded} onToggle={toggle(false)} />
          </details>
        )}
      </div>
    </div>
  );
}

/** Checkboxes for services or certificates below a title. */
export function TitledChecks({ title, ...facet }: FacetProps & { title: string; name: string }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p className="title" id={id}>
        {title}
      </p>
      <Checks {...facet} />
    </div>
  );
}

/** `name` is the parameter in the address. */
function Checks({ name, choices, chosen, counted, onToggle }: FacetProps & { name: string }) {
  return choices.map(({ id, slug, name: called, count }) => (
    <label className="check" key={id}>
      <input type="checkbox" name={name} value={slug} checked={chosen.includes(slug)} onChange={() => onToggle(slug)} />
      <span>{called}</span>
      {counted && <span className="n num">{formatNumber(count)}</span>}
    </label>
  ));
}
