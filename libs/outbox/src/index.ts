export { AuditTrail, type AuditEntry } from './audit/audit-trail.js';
export { EventPublisher } from './event-publisher.js';
export { Outbox, type OutboxEntry } from './outbox.js';
export { OutboxModule } from './outbox.module.js';
export { OUTBOX, type OutboxRow } from './outbox-row.js';
export { OUTBOX_MIGRATIONS } from './outbox.migration.js';
export { OutboxNotifier, NatsOutboxNotifier } from './relay/outbox-notifier.js';
export { resendRequest } from './resend-request.js';
export { OutboxRelay } from './relay/outbox-relay.js';
