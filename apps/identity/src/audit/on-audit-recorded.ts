import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AUDIT_ERASED, AUDIT_RECORDED, type AuditErased, type AuditRecord, type EventEnvelope } from '@tedarik/events';
import { requestEventReplay, RequestClient, Consumers, defineConsumer, streamOf } from '@tedarik/messaging';
import { AuditRepository } from './audit.repository.js';
import { auditDocument } from './audit-document.js';

/** Stores the audit records that all services publish. */
@Injectable()
export class OnAuditRecorded implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly audit: AuditRepository,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    for (const service of Object.keys(AUDIT_RECORDED)) {
      const filter = `events.${service}.audit.>`;
      this.consumers.run(
        defineConsumer({
          durable: `identity-audit-${service}`,
          stream: streamOf(service, 'live'),
          filter,
          handle: (events) => this.store(events),
          onGap: () => requestEventReplay(this.requests, filter),
        }),
      );
    }
  }

  private async store(events: readonly EventEnvelope[]): Promise<void> {
    const recorded = events.filter((event) => !isErased(event));
    await this.audit.add(recorded.map(({ id, at, data }) => auditDocument(id, new Date(at), data as AuditRecord)));
    for (const { data } of events.filter(isErased)) {
      const { kind, ids } = data as AuditErased;
      await this.audit.strip({ 'record.kind': kind, 'record.id': { $in: ids } });
    }
  }
}

const ERASED = new Set<string>(Object.values(AUDIT_ERASED).map(({ subject }) => subject));
const isErased = ({ subject }: EventEnvelope) => ERASED.has(subject);
