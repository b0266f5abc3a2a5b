import { isOutsideTurkiye } from './outside-turkiye.js';

const NOTHING = { country: '', countryCode: '', latitude: null, longitude: null };
const LONDON = { latitude: 51.5, longitude: -0.12 };
const RIZE = { latitude: 41.09, longitude: 40.72 };

describe('a business', () => {
  it.each([
    ['10 Kingsland High St, London E8 2JP, United Kingdom', {}],
    ['10 Kingsland High St, London, UK', {}],
    ['Oranienstraße 5, 10999 Berlin, Almanya', {}],
    ['Oranienstraße 5, 10999 Berlin Deutschland', {}],
    ['350 5th Ave, New York, NY 10118, U.S.A.', {}],
    ['10 Kingsland High St, London E8 2JP', LONDON],
    ['İstanbul Street 4, London', LONDON],
    ['10 Kingsland High St', { country: 'Birleşik Krallık' }],
    ['10 Kingsland High St', { country: 'GB' }],
    ['10 Kingsland High St', { countryCode: 'gb' }],
    ['Kostava 3, Batum', { country: 'Gürcistan', latitude: 41.64, longitude: 41.63 }],
  ])('is outside Türkiye: %s %j', (address, said) => {
    expect(isOutsideTurkiye(address, { ...NOTHING, ...said })).toBe(true);
  });

  it.each([
    ['Hal Yolu No:3, Çayeli, Rize', {}],
    ['Hal Yolu No:3, Çayeli, Rize, Türkiye', {}],
    ['Hal Yolu No:3, Çayeli', RIZE],
    ['Atatürk Mah. Almanya Sk. No:2', {}],
    ['Hal Yolu, Atatürk Cad', {}],
    ['Hal Yolu No:3, Çayeli/Rize', { country: 'Kuzey Rize' }],
    ['Hal Yolu No:3, Rize', { country: 'TURKEY', ...LONDON }],
    ['Hal Yolu No:3, Rize, Turkey', LONDON],
    ['Fransız Sk. 5, Londra Camping yanı, Bağcılar/İstanbul', {}],
  ])('is in Türkiye: %s %j', (address, said) => {
    expect(isOutsideTurkiye(address, { ...NOTHING, ...said })).toBe(false);
  });
});
