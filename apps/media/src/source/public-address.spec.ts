import { isPublicAddress, publicLookup } from './public-address.js';
import { PictureSource } from './picture-source.js';

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '2606:4700:4700::1111'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:169.254.169.254', 'nowhere'],
  ])('A29 refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ...['::7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', '2001::1', '2001:2::1', '2001:20::1'],
    ...['2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1', '4000::1', 'fec0::1', 'ff02::1'],
    ...['192.0.0.8', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1'],
  ])('L11: A29: refuses %s, which is reserved or not assigned', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('publicLookup', () => {
  const requested = (...addresses: string[]) =>
    new Promise<Error | null>((resolve) => {
      const lookup = publicLookup(undefined, () =>
        Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
      );
      lookup('name.example', { all: true }, (error) => resolve(error));
    });

  it('A29 refuses a name with one private address among public ones', async () => {
    await expect(requested('93.184.216.34')).resolves.toBeNull();
    await expect(requested('93.184.216.34', '127.0.0.1')).resolves.toMatchObject({ reason: 'address-not-public' });
  });
});

it.each([
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://2130706433/a.png', // 127.0.0.1 as a single number, which address parsers accept
  'https://0x7f.1/a.png',
  'http://93.184.216.34/a.png',
  'https://name:word@93.184.216.34/a.png',
  'data:image/png;base64,AA==',
  '//evil.example/a.png',
  // L11: no other port is allowed.
  'https://93.184.216.34:8443/a.png',
  'https://93.184.216.34:22/a.png',
])('L11: A29 does not connect to %s', async (url) => {
  const source = new PictureSource();
  await expect(source.fetch(url)).rejects.toMatchObject({ code: 'picture-refused', kind: 'not-found' });
});
