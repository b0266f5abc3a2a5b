import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';

type Facet = BusinessList['facets'][number];
const SHOWN = 12;

interface CategoryChecksProps {
  facets: Facet[];
  chosen: string[];
  counted: boolean;
  onToggle: (slug: string) => void;
}

/** Categories to tick; chosen ones are always among the first, the rest unfolds. */
export function CategoryChecks({ facets, chosen, counted, onToggle }: CategoryChecksProps) {
  const messages = useMessages(businessListMessages);
  const shown = facets.filter(({ category }, index) => index < SHOWN || chosen.includes(category.slug));
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
    <fieldset>
      <legend>{messages.categories}</legend>
      {shown.map(check)}
      {folded.length > 0 && (
        <details>
          <summary>{messages.otherCategories(folded.length)}</summary>
          {folded.map(check)}
        </details>
      )}
    </fieldset>
  );
}
