import { DEAD_LETTER_CONTRACTS, type ServiceWithDeadLetters } from '@tedarik/commands';
import { handledBy, type HandledRequest } from '../requests/handled-by.js';
import { DeadLettersOfService } from './dead-letters-of-service.js';

/** The requests about dead letters, for the table of a service that reacts to events. DeadLettersModule has the handler. */
export function deadLetterRequests(service: ServiceWithDeadLetters): HandledRequest[] {
  const { list, redrive, discard } = DEAD_LETTER_CONTRACTS[service];
  return [
    handledBy(list, DeadLettersOfService, 'list'),
    handledBy(redrive, DeadLettersOfService, 'redrive'),
    handledBy(discard, DeadLettersOfService, 'discard'),
  ];
}
