import {
  type RequestingAdministrator,
  administratorOf,
  signedInAdministrator,
  type SignedInAdministrator,
} from '../administrators/administrator.js';
import { type Area, AREAS_OF } from '../administrators/areas.js';

/** Areas whose records have pictures. */
const AREAS_WITH_PICTURES: readonly Area[] = ['businesses', 'products', 'districts', 'blog'];

/** Returns the administrator if they may work in an area whose records have pictures. Throws like `administratorOf`. */
export function illustratorOf(requesting: RequestingAdministrator | undefined): SignedInAdministrator {
  const { role } = signedInAdministrator(requesting);
  return administratorOf(requesting, AREAS_WITH_PICTURES.find((area) => AREAS_OF[role].includes(area)) ?? 'businesses');
}
