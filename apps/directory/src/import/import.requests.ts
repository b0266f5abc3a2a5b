import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CloseImportChunksHandler } from './close-import-chunks.handler.js';
import { ImportBusinessesHandler } from './import-businesses.handler.js';
import { MatchBusinessesQuery } from './match-businesses.js';
import { UndoImportedBusinessesHandler } from './undo-imported-businesses.handler.js';
import { UndoImportedUpdatesHandler } from './undo-imported-updates.handler.js';

/** Requests of the imports service. */
export const IMPORT_REQUESTS = [
  handledBy(commands.ImportBusinesses, ImportBusinessesHandler),
  handledBy(commands.CloseImportChunks, CloseImportChunksHandler),
  handledBy(commands.MatchBusinesses, MatchBusinessesQuery),
  handledBy(commands.UndoImportedBusinesses, UndoImportedBusinessesHandler),
  handledBy(commands.UndoImportedUpdates, UndoImportedUpdatesHandler),
];
