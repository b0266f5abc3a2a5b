export { RequestFailed } from './requests/request-failed.js';
export { RequestClient } from './requests/request-client.js';
export { handledBy, type HandledRequest, handlersIn } from './requests/handled-by.js';
export { withRequests } from './requests/with-requests.js';
export { AuditStream } from './audit/audit-stream.js';
export { Backoff } from './backoff.js';
export { isNatsOutage } from './connection/outage.js';
export { requestEventReplay } from './consume/request-event-replay.js';
export type { ConsumerRun } from './consume/consumer-run.js';
export { Consumers } from './consume/consumers.js';
export {
  defineConsumer,
  type ConsumerDefinition,
  type Handled,
  type HandlerFailure,
  MESSAGES_AT_ONCE,
} from './consume/define-consumer.js';
export type { Gap } from './consume/gap.js';
export { asManyAsFit, MAX_MESSAGE_BYTES, MessageTooLarge } from './message-size.js';
export { Messaging } from './messaging.js';
export { MessagingModule } from './messaging.module.js';
export { Notifications } from './notifications/notifications.js';
export { deadLetterRequests } from './dead-letters/dead-letter-requests.js';
export { DeadLettersModule } from './dead-letters/dead-letters.module.js';
export { envelopeOf, type NewEvent } from './streams/envelope-of.js';
export { JetStream, type Published } from './streams/jetstream.js';
export { DEAD_LETTERS, STREAMS, streamOf } from './streams/streams.js';
export { isCaptured } from './streams/subjects.js';
