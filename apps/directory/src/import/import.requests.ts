import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ImportChunks } from './import-chunks.js';
import { MatchBusinessesQuery } from './match-businesses.js';
import { UndoneImports } from './undone-imports.js';

/** Requests of the imports service. */
export const IMPORT_REQUESTS = [
  handledBy(commands.ImportBusinesses, ImportChunks, 'write'),
  handledBy(commands.CloseImportChunks, ImportChunks, 'close'),
  handledBy(commands.MatchBusinesses, MatchBusinessesQuery),
  handledBy(commands.UndoImportedBusinesses, UndoneImports, 'undoBusinesses'),
  handledBy(commands.UndoImportedUpdates, UndoneImports, 'undoUpdates'),
];
