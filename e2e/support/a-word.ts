import { randomUUID } from 'node:crypto';

/** Letters that no other record has. */
export const aWord = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'x');
