import { type Area, AREAS_OF } from '../administrators/areas.js';
import type { SignedInAdministrator } from '../administrators/administrator.js';

/** The account data that a signed-in administrator's browser receives. */
export interface BackOfficeMe {
  id: string;
  name: string;
  role: SignedInAdministrator['role'];
  /** The areas that the menu shows. The server refuses all others. */
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
