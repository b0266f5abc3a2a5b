/**
 * Queries of the page of one thing, by its slug: the gateway answers them from its page cache to those who fetch ahead. What
 * they answer is the same for everybody.
 */
export const KEPT_OPERATIONS = ['GetBusiness', 'GetProduct', 'GetPost'];
