import { STOP_WORD } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordDependencies, Records } from '@tedarik/records';

/** Words that searches ignore, in addition to the built-in ones. */
@Injectable()
export class StopWords extends Records<typeof STOP_WORD> {
  constructor(parts: RecordDependencies) {
    super(STOP_WORD, parts);
  }

  protected columns() {
    return Promise.resolve(() => ({}));
  }
}
