import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { reviewMessages } from '../reviews.messages.js';

/** PUB-REV-22: what is published, what is not, and who decides. */
export function RulesLink() {
  const { rules } = useMessages(reviewMessages);
  return (
    <Link className="small" to={paths.reviewRules}>
      {rules}
    </Link>
  );
}
