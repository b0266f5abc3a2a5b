import type { RequestContext } from '@tedarik/commands';
import { IMPORTER } from '@tedarik/events';

/** The actor in the audit log for changes by an import: the account that started it, or else the import itself. */
export const importerOf = ({ actor }: RequestContext): { id: string; name: string } =>
  actor?.kind === 'back-office' ? actor : IMPORTER;
