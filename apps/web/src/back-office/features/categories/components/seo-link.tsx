import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { managedCategoryMessages } from '../categories.messages.js';

export const SeoLink = () => (
  <Link to={backOfficePaths.seoTexts}>{useMessages(managedCategoryMessages).manageSeo}</Link>
);
