import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { TrackedFiles } from './tracked-files.js';

/** Proof documents. They cannot be requested by the address of a picture. */
@Injectable()
export class DocumentFiles extends TrackedFiles {
  constructor(database: Database, clock: Clock) {
    super(database, clock, 'documentFiles', 'document-');
  }
}
