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

/** The signed-in back-office account as the server returns it. */
export interface BackOfficeMe {
  id: string;
  name: string;
  role: 'admin' | 'editor' | 'moderator';
  areas: Area[];
  mustChangePassword: boolean;
}
