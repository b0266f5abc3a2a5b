import { formatPhone, isMobile, toE164 } from './phone.js';

describe('toE164', () => {
  it.each([
    '+90 532 123 45 67',
    '0532 123 45 67',
    '532 123 45 67',
    '90 532 123 45 67',
    '0090 (532) 123-45-67',
    '+90 (0532) 123.45.67',
    '+90\u00a0532\u00a01234567',
  ])('PUB-SUB-13 reads %j as one number', (text) => {
    expect(toE164(text)).toBe('+905321234567');
  });

  it.each([
    ['0212 555 00 00', '+902125550000'],
    ['0850 222 00 00', '+908502220000'],
    ['0900 123 45 67', '+909001234567'],
    ['+49 30 901820', '+4930901820'],
    ['00 1 (212) 555-1234', '+12125551234'],
  ])('PUB-SUB-13 reads %j as %s', (text, number) => {
    expect(toE164(text)).toBe(number);
  });

  it.each(['444 0 444', '12345', '+90 532 123', 'dahili 12', '0532 123 45 67 dahili 4', '+1234567890123456', '', '+'])(
    'PUB-SUB-13 returns null for %j',
    (text) => {
      expect(toE164(text)).toBeNull();
    },
  );
});

describe('formatPhone', () => {
  it.each([
    ['+905321112232', '0532 111 22 32'],
    ['+902123334455', '0212 333 44 55'],
    ['+4930123456', '+4930123456'],
    ['444 1 222', '444 1 222'],
  ])('writes %s as %s', (text, read) => expect(formatPhone(text)).toBe(read));

  it.each([
    ['+902126235034', '0212 623 50 34'],
    ['02126235034', '0212 623 50 34'],
    ['+908502220000', '0850 222 00 00'],
  ])('PUB-BIZ-02 formats %j in the Turkish national format', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it.each(['+90 212 623 50 34', '(0212) 623 50 34', '444 12 34', '+4930901820'])(
    'leaves %j as it was written',
    (text) => {
      expect(formatPhone(text)).toBe(text);
    },
  );
});

it.each([
  ['+905321234567', true],
  ['+4915112345678', true],
  ['+902161234567', false],
  ['05321234567', false],
])('%s is a mobile number in E.164: %s', (number, expected) => {
  expect(isMobile(number)).toBe(expected);
});
