import { SERVICE_ATTRIBUTE } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordDependencies, type StoredRecord } from '@tedarik/records';
import { LinkedRecords, LinkParts } from './linked-records.js';

/** Service attributes: how businesses sell and work. */
@Injectable()
export class ServiceAttributes extends LinkedRecords<typeof SERVICE_ATTRIBUTE> {
  constructor(parts: RecordDependencies, links: LinkParts) {
    super(SERVICE_ATTRIBUTE, parts, links);
  }

  /** Those of the records that exist, in display order: by number, those without a number last, then by name. */
  async findInOrder(ids: readonly string[]): Promise<StoredRecord<typeof SERVICE_ATTRIBUTE>[]> {
    const found = await this.store.findByIds(ids);
    return found.sort((one, other) => {
      const byNumber = (one.sortOrder ?? Infinity) - (other.sortOrder ?? Infinity);
      // Infinity - Infinity is NaN, so two attributes without a number are compared by name.
      return byNumber || (one.sortKey < other.sortKey ? -1 : 1);
    });
  }
}
