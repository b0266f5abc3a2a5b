import { BusinessChanged } from '@tedarik/events';
import type { Messaging } from '@tedarik/messaging';
import { anEnvelope } from '@tedarik/testing';

/** Publishes an event over core NATS as its owner would; gateways do not consume streams. */
export function announce(messaging: Messaging, definition: { subject: string }, data: unknown, at = new Date()): void {
  const envelope = { ...anEnvelope(definition as typeof BusinessChanged, data as never), at: at.toISOString() };
  const notification = { subject: definition.subject as never, schema: BusinessChanged.schema as never };
  messaging.notifications.publish(notification, envelope);
}
