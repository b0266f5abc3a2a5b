import { Injectable } from '@nestjs/common';
import { RequestFailed, RequestClient } from '@tedarik/messaging';
import { ListBusinessNames } from '@tedarik/commands';
import type { Acting } from '../graphql/acting.js';
import type { ManagedAuditName, ManagedAuditRecord } from './managed-audit.types.js';

/** Fields that name businesses by their ids. */
const OF_BUSINESSES = /^(?:businessId|alsoOfferedBy|shownBy)$/;
const AN_ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const MOST = 2_000;

/** What the ids in a page of the log stand for: a person knows a business by its name. */
@Injectable()
export class NamedRecords {
  constructor(private readonly requests: RequestClient) {}

  /** Those that are deleted have no name any more; while the directory is away none has, and the log is read all the same. */
  async in(records: readonly ManagedAuditRecord[], acting: Acting): Promise<ManagedAuditName[]> {
    const values = records.flatMap(({ changes }) =>
      changes.filter(({ field }) => OF_BUSINESSES.test(field)).flatMap(({ before, after }) => [before, after]),
    );
    const ids = [...new Set(values.flatMap((value) => value?.match(AN_ID) ?? []))].slice(0, MOST);
    if (ids.length === 0) return [];
    try {
      const { businesses } = await this.requests.send(ListBusinessNames, { ids, ofAnyStatus: true }, acting);
      return businesses.map(({ id, name }) => ({ id, name }));
    } catch (error) {
      if (error instanceof RequestFailed && error.failure.kind === 'unavailable') return [];
      throw error;
    }
  }
}
