import {
  type RequestingAdministrator,
  administratorOf,
  signedInAdministrator,
  type SignedInAdministrator,
} from '../administrators/administrator.js';
import { type Area, AREAS_OF } from '../administrators/areas.js';

/** Where records have pictures. */
const AREAS_WITH_PICTURES: readonly Area[] = ['businesses', 'products', 'districts', 'blog'];

/** The administrator, if they may work anywhere that records have pictures. Throws like `administratorOf`. */
export function illustratorOf(requesting: RequestingAdministrator | undefined): SignedInAdministrator {
  const { role } = signedInAdministrator(requesting);
  return administratorOf(requesting, AREAS_WITH_PICTURES.find((area) => AREAS_OF[role].includes(area)) ?? 'businesses');
}
