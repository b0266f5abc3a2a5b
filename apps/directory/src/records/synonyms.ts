import { SYNONYM } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordParts, Records } from '@tedarik/records';

/** Words of the trade, by which searches find more. */
@Injectable()
export class Synonyms extends Records<typeof SYNONYM> {
  constructor(parts: RecordParts) {
    super(SYNONYM, parts);
  }

  protected columns() {
    return Promise.resolve(() => ({}));
  }
}
