import type { AskContext } from '@tedarik/commands';

/** Who is on record for what an import changes: the account that asked for it, else the import itself. */
export const importerOf = ({ actor }: AskContext): { id: string; name: string } =>
  actor?.kind === 'back-office' ? actor : { id: 'import', name: 'İçe aktarım' };
