/** Where the relay sends events to. Resolves once the message is stored; the same msgId again is stored once. */
export abstract class EventPublisher {
  abstract publish(subject: string, payload: string, msgId: string): Promise<unknown>;
}
