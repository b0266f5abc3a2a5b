import { AcknowledgeNewlyListed, ListNewlyListed } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { NewlyListedRepository } from './newly-listed.repository.js';

export const NEWLY_LISTED_REQUESTS = [
  handledBy(ListNewlyListed, NewlyListedRepository, 'list'),
  handledBy(AcknowledgeNewlyListed, NewlyListedRepository, 'acknowledge'),
];
