import { ID, ObjectType } from '@nestjs/graphql';
import { DeadLetterEvents } from '@tedarik/commands';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';

const deadLetters = DeadLetterEvents.extend({ service: z.string() });
const service = z.object({ id: z.string(), isUp: z.boolean() });
const state = z.object({ services: z.array(service), deadLetters: z.array(deadLetters) });

@ObjectType({ description: 'An event that could not be handled.' })
export class ManagedDeadLettersEvent extends typeOf(DeadLetterEvents.shape.entries.element, {
  reason: 'Code of the last failure.',
}) {}

@ObjectType({ description: 'Events that a durable gave up, until somebody decides.' })
export class ManagedDeadLetters extends typeOf(deadLetters, {
  service: { type: () => ID },
  durable: { type: () => ID },
  entries: { type: () => ManagedDeadLettersEvent, description: 'The oldest of them.' },
}) {}

@ObjectType({ description: 'A service that reacts to events, and whether it said what it gave up.' })
export class ManagedReactingService extends typeOf(service, {
  id: { type: () => ID, description: 'directory, identity, indexer, reviews' },
}) {}

@ObjectType({ description: 'What services gave up.' })
export class ManagedDeadLettersState extends typeOf(state, {
  services: { type: () => ManagedReactingService },
  deadLetters: { type: () => ManagedDeadLetters, description: 'Of the services that answered.' },
}) {}
