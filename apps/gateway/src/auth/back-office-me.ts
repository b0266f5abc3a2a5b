import { type Area, AREAS_OF } from '../administrators/areas.js';
import type { SignedInAdministrator } from '../administrators/administrator.js';

/** What a browser may know of the back-office account it is signed in with. */
export interface BackOfficeMe {
  id: string;
  name: string;
  role: SignedInAdministrator['role'];
  /** What its menu shows; the server refuses everything else. */
  areas: readonly Area[];
  mustChangePassword: boolean;
}

export const toMe = ({ accountId: id, name, role, mustChangePassword }: SignedInAdministrator): BackOfficeMe => ({
  id,
  name,
  role,
  areas: AREAS_OF[role],
  mustChangePassword,
});
