import { Link } from 'react-router-dom';
import { backOfficePaths } from '../../../back-office-paths.js';
import type { BusinessName } from '../api/products-api.js';

/** ADM-PROD-02: a link to the record of the business. */
export const BusinessLink = ({ business: { id, name } }: { business: BusinessName }) => (
  <Link to={backOfficePaths.business(id)}>{name}</Link>
);
