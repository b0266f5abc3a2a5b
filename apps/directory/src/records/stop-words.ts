import { STOP_WORD } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordParts, Records } from '@tedarik/records';

/** Words that searches leave out, beside those that search knows by itself. */
@Injectable()
export class StopWords extends Records<typeof STOP_WORD> {
  constructor(parts: RecordParts) {
    super(STOP_WORD, parts);
  }

  protected columns() {
    return Promise.resolve(() => ({}));
  }
}
