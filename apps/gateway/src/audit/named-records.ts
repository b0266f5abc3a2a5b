import { Injectable } from '@nestjs/common';
import { RequestFailed, RequestClient } from '@tedarik/messaging';
import { ListBusinessNames } from '@tedarik/commands';
import type { AdministratorContext } from '../graphql/administrator-context.js';
import type { ManagedAuditName, ManagedAuditRecord } from './managed-audit.types.js';

/** Fields whose values contain ids of businesses. */
const OF_BUSINESSES = /^(?:businessId|alsoOfferedBy|shownBy)$/;
const AN_ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const MOST = 2_000;

/** Resolves business ids in a page of the audit log to names, which people recognise. */
@Injectable()
export class NamedRecords {
  constructor(private readonly requests: RequestClient) {}

  /** Deleted businesses have no name any more. While the directory is unreachable, returns no names, so that the log stays readable. */
  async in(records: readonly ManagedAuditRecord[], acting: AdministratorContext): Promise<ManagedAuditName[]> {
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
