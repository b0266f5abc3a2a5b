import { DomainError } from '@tedarik/service-kit';
import { checkVisitorFields, nameOf } from './visitor-fields.js';

type Fields = Parameters<typeof checkVisitorFields>[0];

/** `field: code` of every broken rule. */
function refusals(fields: Fields): string[] {
  try {
    checkVisitorFields(fields);
    return [];
  } catch (error) {
    return (error as DomainError).fieldErrors.map(({ field, code }) => `${field}: ${code}`);
  }
}

it('AUTH-09 needs a name of 2 to 100 characters, an e-mail address and a password, and reports all broken rules', () => {
  expect(refusals({ name: ' ', email: '', password: '' })).toEqual([
    'name: required',
    'email: required',
    'password: required',
  ]);
  expect(refusals({ name: 'A', email: 'ayse@', password: 'kısa' })).toEqual([
    'name: too-short',
    'email: invalid-email',
    'password: too-short',
  ]);
  expect(refusals({ name: 'Ş'.repeat(101) })).toEqual(['name: too-long']);
  expect(refusals({ name: 'Ş'.repeat(100) })).toEqual([]);
  expect(refusals({ name: 'Aç', email: 'Ayse.Yilmaz+x@ornek.com.tr', password: 'mavi sandalye 41 kiraz' })).toEqual([]);
});

it.each([
  'ayse@localhost',
  'a b@ornek.com',
  '@ornek.com',
  'a@ornek..com',
  'a@-ornek.com',
  'a@ornek.com, b@ornek.com',
  'a@ornek.com\r\nBcc: b@ornek.com',
  '<a@ornek.com>',
])('AUTH-09 refuses %j as an address', (email) => {
  expect(refusals({ email })).toEqual(['email: invalid-email']);
});

it('AUTH-09 refuses an address longer than mail servers accept', () => {
  expect(refusals({ email: `a@${'b.'.repeat(130)}com` })).toEqual(['email: too-long']);
});

it('A18 counts a password in the characters of its NFKC form, 12 to 128', () => {
  expect(refusals({ password: 'kiraz4xsoğu' })).toEqual(['password: too-short']);
  expect(refusals({ password: 'kiraz4xsoğuk' })).toEqual([]);
  // Twelve code units, but eleven characters in composed form.
  expect(refusals({ password: 'kiraz4xsog\u0306u' })).toEqual(['password: too-short']);
  // A ligature that NFKC expands to three letters.
  expect(refusals({ password: 'kiraz4xsoﬃ' })).toEqual([]);
  const long = 'kiraz4x şeftali!'.repeat(8);
  expect([long.length, refusals({ password: long }), refusals({ password: `${long}z` })]).toEqual([
    128,
    [],
    ['password: too-long'],
  ]);
});

it.each([
  'password1234',
  'P4ssword2026!',
  'galatasaray1905',
  'Fenerbahçe1907',
  'parolaparola',
  'qwertyuiop123',
  '123456789012',
  '19051905.1905',
  'aaaaaaaaaaaa',
  'abababababab',
  'İstanbul34İstanbul',
  'mustafakemalatatürk',
  'correcthorsebatterystaple',
  'Correct Horse Battery Staple 1',
])('AUTH-03 refuses the common password %j', (password) => {
  expect(refusals({ password })).toEqual(['password: common-password']);
});

it.each(['mavi sandalye kiraz', 'Zr8!kfQp2#xL', 'galatasaray soğuk çay içer', 'istanbulda yağmur var'])(
  'AUTH-03 accepts the password %j',
  (password) => {
    expect(refusals({ password })).toEqual([]);
  },
);

it('accepts a long text that is crafted to slow down the search for common passwords', () => {
  const crafted = `${'asdfasdf'.repeat(15)}!`;
  expect(refusals({ password: crafted })).toEqual([]);
});

it('keeps a name on one line with single spaces', () => {
  expect(nameOf('  Ayşe\n\tNur   Yılmaz\u0000 ')).toBe('Ayşe Nur Yılmaz');
});
