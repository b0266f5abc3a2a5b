import { growth, LINEAR_GROWTH } from '@tedarik/testing';
import { networkKey, accountKey, emailAccountKey, receiverKey } from './limit-keys.js';

const countedAs = (spellings: string[]) => [...new Set(spellings.map(networkKey))];

it('M2: all IPv6 addresses of one /64 network count as one; those of another network count separately', () => {
  const own = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:eeee:dddd:cccc', '2001:0db8:0001:0002::', '2001:db8:1:2::5%eth0'];
  expect(countedAs(own)).toEqual(['2001:db8:1:2::/64']);
  expect(networkKey('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect([networkKey('::1'), networkKey('2001:db8::')]).toEqual(['0:0:0:0::/64', '2001:db8:0:0::/64']);
});

it('M2: an IPv4 address counts as itself, however a proxy spells it', () => {
  const spellings = [
    '192.0.2.33',
    '::ffff:192.0.2.33',
    '::FFFF:c000:221',
    '0:0:0:0:0:ffff:192.0.2.33',
    '192.0.2.33:5123',
  ];
  expect(countedAs([...spellings, '192.0.2.041', '0xc0000221', ' 192.0.2.33 '])).toEqual(['192.0.2.33']);
  expect(networkKey('192.0.2.34')).toBe('192.0.2.34');
});

it('M2: all values that are not IP addresses count as one address', () => {
  expect(countedAs(['unknown', '', '_hidden', 'a.example', '1.2.3.4.5', '[::'])).toEqual(['no-address']);
});

it('M2: every spelling that signs in to an account counts as the same name', () => {
  const spellings = ['yonetici', 'YÖNETİCİ', ' yonetıcı', 'yônetici', 'ｙｏｎｅｔｉｃｉ', 'yo\u0308netici'];
  expect(new Set(spellings.map(accountKey)).size).toBe(1);
  expect(accountKey('yonetici2')).not.toBe(accountKey('yonetici'));
  expect(accountKey('yonetici')).not.toContain('yonetici');
});

it('M6: spellings of a mailbox with capitals or a +suffix count as one', () => {
  expect(new Set(['ayse@ornek.com', 'Ayse+1@ornek.com', 'ayse+a+b@ORNEK.com'].map(receiverKey)).size).toBe(1);
  expect(receiverKey('fatma@ornek.com')).not.toBe(receiverKey('ayse@ornek.com'));
});

it('AUTH-11 counts spellings in capitals as one account, and similar addresses as different accounts', () => {
  expect(emailAccountKey(' Ayse@ORNEK.com')).toBe(emailAccountKey('ayse@ornek.com'));
  const alike = ['ayse@ornek.com', 'ayse+1@ornek.com', "ay'se@ornek.com", 'ayse@örnek.com'];
  expect(new Set(alike.map(emailAccountKey)).size).toBe(alike.length);
});

it('A41: the key of a mailbox takes linear time, because it is made before the address is validated', () => {
  expect(growth(receiverKey, '+')).toBeLessThan(LINEAR_GROWTH);
});
