import type { RecordArea } from '@tedarik/fields';

/** The areas of the back office as the server names them. */
export type Area =
  | RecordArea
  | 'panel'
  | 'businesses'
  | 'products'
  | 'reviews'
  | 'submissions'
  | 'quotes'
  | 'change-suggestions'
  | 'blog'
  | 'comments'
  | 'seo-texts'
  | 'imports'
  | 'accounts'
  | 'audit';

/** The back-office account somebody is signed in with, as the server says. */
export interface BackOfficeMe {
  id: string;
  name: string;
  role: 'admin' | 'editor' | 'moderator';
  areas: Area[];
  mustChangePassword: boolean;
}
