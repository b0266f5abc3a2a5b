import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { TrackedFiles } from './tracked-files.js';

/** Photos on pages and in reviews. */
@Injectable()
export class PhotoFiles extends TrackedFiles {
  constructor(database: Database, clock: Clock) {
    super(database, clock, 'photoFiles');
  }
}
