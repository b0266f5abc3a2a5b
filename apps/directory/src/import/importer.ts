import type { RequestContext } from '@tedarik/commands';
import { IMPORTER } from '@tedarik/events';

/** Who is on record for what an import changes: the account that started it, else the import itself. */
export const importerOf = ({ actor }: RequestContext): { id: string; name: string } =>
  actor?.kind === 'back-office' ? actor : IMPORTER;
