import { placeOf } from './address.js';

const NO_HINTS = { city: '', state: '', borough: '', postalCode: '' };
const place = (address: string, hints = {}) => placeOf(address, { ...NO_HINTS, ...hints });

describe('the place of an address', () => {
  it.each([
    ['Caferağa Mah., Moda Cd. No:3, 34710 Kadıköy/İstanbul, Türkiye', 'İstanbul', 'Kadıköy', '34710'],
    ['Asmalı Mescit, Beyoğlu/İstanbul - Avrupa', 'İstanbul', 'Beyoğlu', null],
    ['Hal Yolu No:9, Çayeli, Rize', 'Rize', 'Çayeli', null],
    ['Demirtaş, 16220 Osmangazi\u0307/Bursa, Turkey', 'Bursa', 'Osmangazi', '16220'],
    ['Moda Cad. No:3 Kadıköy/İst.', 'İstanbul', 'Kadıköy', null],
    ['Ankara Cad. No:4, 35250 Konak/İzmir', 'İzmir', 'Konak', '35250'],
  ])('IMP-JSON-20 IMP-JSON-39 finds province and borough in "%s"', (address, city, borough, postalCode) => {
    expect(place(address)).toMatchObject({ city, borough, postalCode });
  });

  it('IMP-JSON-18 uses the given state as the province when the city is one of its boroughs', () => {
    expect(place('Moda Cd. 3', { city: 'Kadıköy', state: 'İstanbul' })).toMatchObject({
      city: 'İstanbul',
      borough: 'Kadıköy',
    });
  });

  it('IMP-JSON-19 falls back on the second-to-last part unless it is a street, and then on İstanbul', () => {
    expect(place('Hauptstr, Köln, Almanya').city).toBe('Köln');
    expect(place('Uzun Sokak, 12. Cadde, Ülke').city).toBe('İstanbul');
    expect(place('adres yok')).toMatchObject({ city: 'İstanbul', isGuessed: true });
    expect(place('Rize Sok. 4 Üsküdar')).toMatchObject({ city: 'İstanbul', borough: 'Üsküdar', isGuessed: false });
    expect(place('Ergene Cad. 2, Bornova, Türkiye')).toMatchObject({ city: 'İzmir', borough: 'Bornova' });
    // Several provinces have a borough named Pazar.
    expect(place('Kurtuluş Sok. 3 Pazar')).toMatchObject({ isGuessed: true });
    expect(place('adres yok', { city: 'Köln' })).toMatchObject({ city: 'Köln', isGuessed: false });
  });

  it('IMP-JSON-39 finds the province of a borough that is given in its own field', () => {
    expect(place('Sanayi Cad. No:5', { borough: 'Bornova' })).toMatchObject({ city: 'İzmir', isGuessed: false });
    expect(place('Sanayi Cad. No:5', { borough: 'Edremit-Balıkesir' })).toMatchObject({
      city: 'Balıkesir',
      borough: 'Edremit',
      isGuessed: false,
    });
    expect(place('Feshane Cad. 5', { city: 'Eyüp' })).toMatchObject({ city: 'İstanbul', borough: 'Eyüpsultan' });
    expect(place('Moda Cad. 5, Kadıköy', { city: 'Caferağa' })).toMatchObject({ city: 'İstanbul', borough: 'Kadıköy' });
  });

  it('takes Merkez as a borough only where a province has one', () => {
    expect(place('Sanayi Cad. 5', { city: 'RİZE', borough: 'MERKEZ' })).toMatchObject({ borough: 'Merkez' });
    expect(place('Sanayi Cad. 5', { city: 'İSTANBUL', borough: 'MERKEZ' })).toMatchObject({ borough: null });
  });

  it('IMP-JSON-39 does not accept Merkez as a city', () => {
    expect(place('Sanayi Cad. 5', { city: 'MERKEZ' })).toMatchObject({ city: 'İstanbul', isGuessed: true });
    expect(place('Sanayi Cad. 5, Merkez, Türkiye')).toMatchObject({ city: 'İstanbul', isGuessed: true });
  });
});
