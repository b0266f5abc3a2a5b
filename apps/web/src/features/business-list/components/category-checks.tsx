import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { largest } from '../facets.js';

type Facet = BusinessList['facets'][number];
const SHOWN = 12;
const TITLE_ID = 'filter-categories';

interface CategoryChecksProps {
  facets: Facet[];
  chosen: string[];
  counted: boolean;
  onToggle: (slug: string) => void;
}

/** Categories to tick: the largest and the chosen ones in the order of the site (PUB-LAY-12), the rest unfolds. */
export function CategoryChecks({ facets, chosen, counted, onToggle }: CategoryChecksProps) {
  const messages = useMessages(businessListMessages);
  const large = largest(facets, SHOWN);
  const shown = facets.filter((facet) => large.has(facet) || chosen.includes(facet.category.slug));
  const folded = facets.filter((facet) => !shown.includes(facet));
  const check = ({ category, count }: Facet) => (
    <label className="check" key={category.id}>
      <input
        type="checkbox"
        name="category"
        value={category.slug}
        checked={chosen.includes(category.slug)}
        onChange={() => onToggle(category.slug)}
      />
      <span>{category.name}</span>
      {counted && <span className="n num">{formatNumber(count)}</span>}
    </label>
  );
  return (
    // A fieldset would not shrink.
    <div className="categories" role="group" aria-labelledby={TITLE_ID}>
      <p className="title" id={TITLE_ID}>
        {messages.categories}
      </p>
      <div className="choices">
        {shown.map(check)}
        {folded.length > 0 && (
          <details>
            <summary>{messages.otherCategories(folded.length)}</summary>
            {folded.map(check)}
          </details>
        )}
      </div>
    </div>
  );
}
