import { DEAD_LETTER_CONTRACTS, type ServiceWithDeadLetters } from '@tedarik/commands';
import { handledBy, type HandledRequest } from '../requests/handled-by.js';
import { DeadLettersOfService } from './dead-letters-of-service.js';

/** What a service that reacts to events answers about its dead letters; DeadLettersModule brings the handler. */
export function deadLetterRequests(service: ServiceWithDeadLetters): HandledRequest[] {
  const { list, redrive, discard } = DEAD_LETTER_CONTRACTS[service];
  return [
    handledBy(list, DeadLettersOfService, 'list'),
    handledBy(redrive, DeadLettersOfService, 'redrive'),
    handledBy(discard, DeadLettersOfService, 'discard'),
  ];
}
