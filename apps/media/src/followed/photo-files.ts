import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { FollowedFiles } from './followed-files.js';

/** Photos on pages and in reviews. */
@Injectable()
export class PhotoFiles extends FollowedFiles {
  constructor(database: Database, clock: Clock) {
    super(database, clock, 'photoFiles');
  }
}
