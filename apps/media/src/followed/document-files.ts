import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { FollowedFiles } from './followed-files.js';

/** Documents as proof. No address of a picture names one. */
@Injectable()
export class DocumentFiles extends FollowedFiles {
  constructor(database: Database, clock: Clock) {
    super(database, clock, 'documentFiles', 'document-');
  }
}
