import { Link } from '../../../lib/router/link.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { reviewMessages } from '../reviews.messages.js';

/** PUB-REV-22: a link to the review rules, between form and list. */
export function RulesLink() {
  const { rules } = useMessages(reviewMessages);
  return (
    <p className="small rules">
      <Link to={paths.reviewRules}>{rules}</Link>
    </p>
  );
}
