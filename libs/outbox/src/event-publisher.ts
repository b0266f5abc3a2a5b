/** Publishes messages for the relay. Resolves once the message is stored; a repeated msgId is stored once. */
export abstract class EventPublisher {
  abstract publish(subject: string, payload: string, msgId: string): Promise<unknown>;
}
