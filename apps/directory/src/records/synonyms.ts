import { SYNONYM } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordDependencies, Records } from '@tedarik/records';

/** Synonyms and narrower words of the trade, with which searches find more. */
@Injectable()
export class Synonyms extends Records<typeof SYNONYM> {
  constructor(parts: RecordDependencies) {
    super(SYNONYM, parts);
  }

  protected columns() {
    return Promise.resolve(() => ({}));
  }
}
