import { ListOwnPages } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ListOwnPagesQuery } from './list-own-pages.js';

/** What is asked of pages by those who own them. */
export const OWNERSHIP_REQUESTS = [handledBy(ListOwnPages, ListOwnPagesQuery)];
