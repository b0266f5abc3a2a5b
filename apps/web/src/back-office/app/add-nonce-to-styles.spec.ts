import { addNonceToStyles } from './add-nonce-to-styles.js';

it('A13 a style that a library writes without being told a nonce has that of the page, in drawings too', () => {
  addNonceToStyles('once');
  const styles = [document.createElement('style'), document.createElementNS('http://www.w3.org/2000/svg', 'style')];
  expect(styles.map(({ nonce }) => nonce)).toEqual(['once', 'once']);
  expect(document.createElement('p').nonce).toBeFalsy();
});
