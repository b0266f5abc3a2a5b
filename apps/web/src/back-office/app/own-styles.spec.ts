import { letOwnStylesThrough } from './own-styles.js';

it('A13 a style sheet that a library writes without being told a nonce has that of the page', () => {
  letOwnStylesThrough('once');
  const locked = document.createElement('style');
  document.head.append(locked);
  expect(locked.nonce).toBe('once');
  expect(document.createElement('p').nonce).toBeFalsy();
});
