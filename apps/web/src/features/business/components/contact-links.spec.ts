import { chatAddress } from './contact-links.js';

it('leads to a chat with a mobile number, however it is written', () => {
  for (const phone of ['0532 123 45 67', '+90 (532) 123-4567', '5321234567']) {
    expect(chatAddress(phone)).toBe('https://wa.me/905321234567');
  }
});

it.each(['0212 123 45 67', '444 0 123', '+49 151 12345678', 'yok'])('leads to none with %s', (phone) => {
  expect(chatAddress(phone)).toBeNull();
});
