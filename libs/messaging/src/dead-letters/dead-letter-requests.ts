import { DEAD_LETTER_CONTRACTS, type ServiceWithDeadLetters } from '@tedarik/commands';
import { handledBy, type HandledRequest } from '../requests/handled-by.js';
import { DeadLettersOfService } from './dead-letters-of-service.js';

/** The requests about dead letters, for the request table of a service that consumes events. DeadLettersModule provides their handler. */
export function deadLetterRequests(service: ServiceWithDeadLetters): HandledRequest[] {
  const { list, redrive, discard } = DEAD_LETTER_CONTRACTS[service];
  return [
    handledBy(list, DeadLettersOfService, 'list'),
    handledBy(redrive, DeadLettersOfService, 'redrive'),
    handledBy(discard, DeadLettersOfService, 'discard'),
  ];
}
