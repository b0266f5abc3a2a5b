import { addressWithCity, isSameAddress } from './address-words.js';

const at = (address: string, borough: string | null = null) => ({ address, cityKey: 'rize', borough });

it.each([
  ['Çarşı Sk. 1', 'Rize', 'Çarşı Sk. 1, Rize'],
  ['Moda Cad. 4, Kadıköy/İstanbul', 'İstanbul', 'Moda Cad. 4, Kadıköy/İstanbul'],
  ['Moda Cad. 4, 34710 ISTANBUL', 'İstanbul', 'Moda Cad. 4, 34710 ISTANBUL'],
  ['Ofis Sk. 1', 'Of', 'Ofis Sk. 1, Of'],
])('the address %s has the city %s once', (address, city, said) => {
  expect(addressWithCity({ address, city })).toBe(said);
});

describe('two addresses', () => {
  it.each([
    ['Çarşı Sk. 1', 'Çarşı Sokak No:1'],
    ['Merkez Mah. İnönü Cad. 4/A, 53200 Rize', 'inönü caddesi 4/a merkez mahallesi'],
  ])('are the same in different notations: %s, %s', (one, other) => {
    expect(isSameAddress(at(one), at(other))).toBe(true);
  });

  it('are the same if only one of them repeats its borough', () => {
    expect(isSameAddress(at('Liman Cd. 3, Çayeli', 'Çayeli'), at('Liman Cd. 3'))).toBe(true);
  });

  it.each([
    ['Çarşı Sk. 1', 'Çarşı Sk. 2'],
    ['Çarşı Sk. 1', 'Liman Sk. 1'],
    ['Rize', 'Türkiye'],
  ])('are different: %s, %s', (one, other) => {
    expect(isSameAddress(at(one), at(other))).toBe(false);
  });

  it('are different in different cities', () => {
    expect(isSameAddress(at('Çarşı Sk. 1'), { ...at('Çarşı Sk. 1'), cityKey: 'ordu' })).toBe(false);
  });
});
