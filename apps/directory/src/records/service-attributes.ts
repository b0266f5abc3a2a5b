import { SERVICE_ATTRIBUTE } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordParts, type StoredRecord } from '@tedarik/records';
import { LinkedRecords, LinkParts } from './linked-records.js';

/** How businesses sell and work. */
@Injectable()
export class ServiceAttributes extends LinkedRecords<typeof SERVICE_ATTRIBUTE> {
  constructor(parts: RecordParts, links: LinkParts) {
    super(SERVICE_ATTRIBUTE, parts, links);
  }

  /** Those of the ids that are there, as lists show them: by number, those without one last, then by name. */
  async findInOrder(ids: readonly string[]): Promise<StoredRecord<typeof SERVICE_ATTRIBUTE>[]> {
    const found = await this.store.findByIds(ids);
    return found.sort((one, other) => {
      const byNumber = (one.sortOrder ?? Infinity) - (other.sortOrder ?? Infinity);
      // Infinity minus Infinity is not a number.
      return byNumber || (one.sortKey < other.sortKey ? -1 : 1);
    });
  }
}
