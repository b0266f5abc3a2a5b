import { BusinessChanged, BusinessDeleted, type BusinessSnapshot, type EventEnvelope } from '@tedarik/events';
import { toDocument, tombstone } from '@tedarik/search';
import { DomainError } from '@tedarik/service-kit';
import type { Indexed } from '../elasticsearch/index-writer.js';

/** The document that an event of a business makes. Throws `event-not-indexed` for a fact that nobody taught it. */
export function documentOf(event: EventEnvelope): Indexed {
  switch (event.subject) {
    case BusinessChanged.subject:
      return toDocument(event.data as BusinessSnapshot, event);
    case BusinessDeleted.subject:
      return tombstone(event.aggregateId, event);
    default:
      throw new DomainError('event-not-indexed', 'invalid', { subject: event.subject });
  }
}
