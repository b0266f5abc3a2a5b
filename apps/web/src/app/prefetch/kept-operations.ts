/**
 * Queries for the page of one record by its slug, which the gateway answers from its page cache when they are prefetched. Their results are
 * the same for everybody.
 */
export const KEPT_OPERATIONS = ['GetBusiness', 'GetProduct', 'GetPost'];
