import type { RequestContext } from '@tedarik/commands';

/** Who is on record for what an import changes: the account that started it, else the import itself. */
export const importerOf = ({ actor }: RequestContext): { id: string; name: string } =>
  actor?.kind === 'back-office' ? actor : { id: 'import', name: 'İçe aktarım' };
