import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.js';
import { backOfficePaths } from '../../../app/back-office-paths.js';
import type { BusinessName } from '../api/products-api.js';

/** ADM-PROD-02: leads to the page of a public business, and of another one to its place in the back office. */
export function BusinessLink({ business: { name, slug, status } }: { business: BusinessName }) {
  if (status !== 'active') {
    return <Link to={`${backOfficePaths.businesses}?${new URLSearchParams({ ara: name }).toString()}`}>{name}</Link>;
  }
  return (
    <a href={paths.business(slug)} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
