import {
  CloseImportChunks,
  ImportBusinesses,
  MatchBusinesses,
  UndoImportedBusinesses,
  UndoImportedUpdates,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CloseImportChunksHandler } from './close-import-chunks.handler.js';
import { ImportBusinessesHandler } from './import-businesses.handler.js';
import { MatchBusinessesQuery } from './match-businesses.js';
import { UndoImportedBusinessesHandler } from './undo-imported-businesses.handler.js';
import { UndoImportedUpdatesHandler } from './undo-imported-updates.handler.js';

/** Requests of the imports service. */
export const IMPORT_REQUESTS = [
  handledBy(ImportBusinesses, ImportBusinessesHandler),
  handledBy(CloseImportChunks, CloseImportChunksHandler),
  handledBy(MatchBusinesses, MatchBusinessesQuery),
  handledBy(UndoImportedBusinesses, UndoImportedBusinessesHandler),
  handledBy(UndoImportedUpdates, UndoImportedUpdatesHandler),
];
