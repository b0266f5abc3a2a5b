import { SERVICE_ATTRIBUTE } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordParts, Records, type StoredRecord } from '@tedarik/records';
import { CurrentCounts } from '../counts/current-counts.js';

/** How businesses sell and work. */
@Injectable()
export class ServiceAttributes extends Records<typeof SERVICE_ATTRIBUTE> {
  constructor(
    parts: RecordParts,
    private readonly counts: CurrentCounts,
  ) {
    super(SERVICE_ATTRIBUTE, parts);
  }

  protected override async columns() {
    const counts = await this.counts.read();
    return ({ id }: StoredRecord<typeof SERVICE_ATTRIBUTE>) => ({
      businessCount: counts.ofRecord('service-attribute', id),
    });
  }
}
