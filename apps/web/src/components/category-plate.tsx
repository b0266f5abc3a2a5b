import { Link } from '../lib/router/link.js';
import { drawings, paths } from '../config/paths.js';
import { categoryKey } from '../lib/category-key.js';
import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';
import { Drawing } from './drawing.js';

interface CategoryPlateProps {
  category: { slug: string; name: string; businessCount: number };
}

/** A category with the drawing of a plate, linking to its page. */
export function CategoryPlate({ category: { slug, name, businessCount } }: CategoryPlateProps) {
  const messages = useMessages(componentMessages);
  const key = categoryKey(slug);
  return (
    <li>
      <Link className="plate" data-cat={key} to={paths.category(slug)}>
        <Drawing src={drawings.plate(key)} width={210} height={210} />
        <strong>{name}</strong>
        <span>{messages.businessCount(businessCount)}</span>
      </Link>
    </li>
  );
}
