import { SYNONYM } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordParts, Records } from '@tedarik/records';

/** Synonyms and narrower words of the trade, with which searches find more. */
@Injectable()
export class Synonyms extends Records<typeof SYNONYM> {
  constructor(parts: RecordParts) {
    super(SYNONYM, parts);
  }

  protected columns() {
    return Promise.resolve(() => ({}));
  }
}
