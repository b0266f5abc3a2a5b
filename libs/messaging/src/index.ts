export { AskFailed } from './asks/ask-failed.js';
export { Asker } from './asks/asker.js';
export { Answers, AskContextParam } from './asks/answers.decorator.js';
export { withAsks } from './asks/with-asks.js';
export { AuditStream } from './audit/audit-stream.js';
export { Backoff } from './backoff.js';
export type { MessagingOptions } from './connection/nats-options.js';
export { isNatsOutage } from './connection/outage.js';
export { announceAgain } from './consume/announce-again.js';
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
export type { ParkedMessage } from './consume/parking.js';
export { readEvent, UnreadableEvent } from './consume/read-event.js';
export { asManyAsFit, MAX_MESSAGE_BYTES, MessageTooLarge } from './message-size.js';
export { Messaging } from './messaging.js';
export { MessagingModule } from './messaging.module.js';
export { Notices } from './notices/notices.js';
export { ParkedModule } from './parked/parked.module.js';
export { envelopeOf, type EventToTell } from './streams/envelope-of.js';
export { JetStream, type Published } from './streams/jetstream.js';
export { PARKED, STREAMS, streamOf, type StreamDefinition } from './streams/streams.js';
export { isCaptured } from './streams/subjects.js';
