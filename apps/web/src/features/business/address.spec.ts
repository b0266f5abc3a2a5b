import { restOfAddress } from './address.js';

const place = {
  address: 'Tahmis Sokak 12',
  borough: 'Osmangazi',
  city: 'Bursa',
  region: 'Marmara',
  postalCode: '16010',
  country: 'Turkey',
};

describe('restOfAddress', () => {
  it('PUB-BIZ-06 has borough, city, region, postal code and country', () => {
    expect(restOfAddress(place)).toBe('Osmangazi, Bursa, Marmara 16010, Turkey');
  });

  it('PUB-BIZ-06 says nothing twice that an imported address line says already', () => {
    const imported = {
      address: 'Atatürk Mah. Ertuğrul Gazi Sk. No:2, 34764 Ümraniye/İstanbul, Türkiye',
      borough: 'Ümraniye',
      city: 'İstanbul',
      region: 'İstanbul',
      postalCode: '34764',
      country: 'Türkiye',
    };
    expect(restOfAddress(imported)).toBe('');
    expect(restOfAddress({ ...imported, address: imported.address.replace('Türkiye', 'Turkey') })).toBe('');
    expect(restOfAddress({ ...imported, address: 'Ertuğrul Gazi Sk. No:2' })).toBe(
      'Ümraniye, İstanbul, 34764, Türkiye',
    );
  });

  it('leaves out a part only when the address line contains it as a whole word', () => {
    const part = { address: 'Ofis Sokak 4', borough: 'Of', city: 'Trabzon', region: null, postalCode: null };
    expect(restOfAddress({ ...part, country: 'Türkiye' })).toBe('Of, Trabzon, Türkiye');
  });
});
