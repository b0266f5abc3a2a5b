import { mapNamed, mapRecord } from './map-record.js';
import type { MappedBusiness } from './mapped-row.js';

const ADDRESS = 'Caferağa Mah., Moda Cd. No:3, 34710 Kadıköy/İstanbul, Türkiye';
const mapped = (over: Record<string, unknown>): { business: MappedBusiness; warnings: string[] } => {
  const row = mapRecord({ name: 'Öz Çay', address: ADDRESS, ...over });
  if ('refused' in row) throw new Error(row.refused);
  return row;
};

describe('a record of a maps export', () => {
  it.each([
    [{ name: '' }, 'name-required'],
    [{ name: '   ' }, 'name-required'],
    [{ name: '<b></b>' }, 'name-required'],
    [{ address: undefined }, 'address-required'],
    [{ name: '', address: '' }, 'name-and-address-required'],
  ])('IMP-JSON-05 IMP-JSON-31 is refused without a name or an address, with the reason: %j', (over, refused) => {
    expect(mapRecord({ name: 'Öz Çay', address: ADDRESS, ...over })).toEqual({ refused });
  });

  it('IMP-JSON-32 keeps a business whose fields say where it is, without a point that is abroad', () => {
    const belgrade = { latitude: 44.81807, longitude: 20.40471 };
    const said = { address: 'Hal Yolu No:3', city: 'İSTANBUL', district: 'MALTEPE', ...belgrade };
    const { business, warnings } = mapped(said);
    expect(business.location).toMatchObject({ city: 'İstanbul', borough: 'Maltepe', latitude: null, longitude: null });
    expect(warnings).toEqual(['dropped-coordinates']);
    expect(mapRecord({ name: 'Öz Çay', ...said, country: 'Sırbistan' })).toEqual({ refused: 'outside-turkiye' });
    expect(mapRecord({ name: 'Öz Çay', ...said, district: 'Zemun' })).toEqual({ refused: 'outside-turkiye' });
  });

  it.each([[null], ['text'], [[1]], [7]])('A28 is refused when it is not a record: %j', (value) => {
    expect(mapRecord(value)).toEqual({ refused: 'not-a-record' });
  });

  it('IMP-JSON-35 uses the first filled field of several with the same meaning', () => {
    const { business } = mapped({
      full_address: 'başka yer, Ankara',
      site: 'https://iki.example/',
      website: 'https://bir.example/',
      photos: [{ url: 'https://bir.example/p.jpg' }],
      type: 'restaurant',
      category: 'tea_store',
    });
    expect(business.location.address).toBe(ADDRESS);
    expect(business.websiteUrl).toBe('https://bir.example/');
    expect(business.photoUrl).toBe('https://bir.example/p.jpg');
    expect(business.photosCount).toBe(1);
    expect(business.categoryNames).toEqual(['Çay']);
  });

  it('IMP-JSON-11 IMP-JSON-12 IMP-JSON-17 fills business and headquarters from the source fields', () => {
    const { business } = mapped({
      phone: '0216 123 45 67',
      place_id: 'p-1',
      google_id: 'g-1',
      latitude: '40.99',
      longitude: 29.02,
      photos_count: '90744.0',
      country: 'Turkey',
      country_code: 'tr',
      street: 'Moda Cd.',
    });
    expect(business).toMatchObject({
      placeId: 'p-1',
      googleId: 'g-1',
      businessStatus: 'OPERATIONAL',
      photosCount: 90_744,
    });
    expect(business.location).toMatchObject({
      city: 'İstanbul',
      borough: 'Kadıköy',
      postalCode: '34710',
      country: 'Türkiye',
      countryCode: 'TR',
      street: 'Moda Cd.',
      phone: '+902161234567',
      latitude: 40.99,
      longitude: 29.02,
      isHeadquarters: true,
    });
  });

  it.each([
    [{ address: '10 Kingsland High St, London E8 2JP, United Kingdom' }],
    [{ address: '10 Kingsland High St, London E8 2JP', location: { lat: 51.5, lng: -0.12 } }],
    [{ country_code: 'GB' }],
  ])('is refused when it is in another country: %j', (over) => {
    expect(mapRecord({ name: 'Öz Çay', address: ADDRESS, ...over })).toEqual({ refused: 'outside-turkiye' });
  });

  it('IMP-JSON-29 imports a closed business as inactive, with a warning', () => {
    const { business, warnings } = mapped({ business_status: 'CLOSED_PERMANENTLY' });
    expect(business.closed).toBe(true);
    expect(warnings).toContain('closed-business-imported-inactive');
  });

  it.each([
    ['0532 123 45 67', '+905321234567', []],
    ['0216 330 11 22', null, ['dropped-whatsapp']],
  ])('accepts only a mobile number for WhatsApp: %s', (whatsapp, expected, notes) => {
    const { business, warnings } = mapped({ whatsapp });
    expect([business.whatsapp, warnings]).toEqual([expected, notes]);
  });

  it('IMP-JSON-32 drops invalid values, with a warning for each', () => {
    const { business, warnings } = mapped({
      website: 'javascript:alert(1)',
      latitude: 91,
      longitude: 'abc',
      phone: 'yok',
    });
    expect([business.websiteUrl, business.phone, business.location.latitude]).toEqual([null, null, null]);
    expect(warnings).toEqual(['dropped-phone', 'dropped-website', 'dropped-coordinates']);
  });

  it('IMP-JSON-32 names the contacts of further columns, unless they are the same', () => {
    const row = { Firma: 'Öz Çay', Adres: 'Hal Yolu No:3, Rize', Tel: '0464 123 45 67', Faks: '0464 123 45 68' };
    const warningsOf = (more: object) => {
      const read = mapNamed({ ...row, ...more });
      return 'business' in read && [read.business.phone, ...read.warnings];
    };
    expect(warningsOf({ GSM: '0532 111 22 33' })).toEqual(['+904641234567', 'left-out-phone: +905321112233']);
    expect(warningsOf({ GSM: '', Telefon: '+90 464 123 45 67' })).toEqual(['+904641234567']);
    expect(warningsOf({ GSM: 'yok' })).toEqual(['+904641234567']);
    expect(warningsOf({ emails: ['a@b.com', 'c@d.com'] })).toEqual(['+904641234567', 'left-out-email: c@d.com']);
  });

  it('IMP-JSON-32 takes the first of several values of a cell and names the others', () => {
    const { business, warnings } = mapped({
      phone: '0212 555 11 22 / 0532 111 22 33',
      email: 'satis@ornek.com.tr; info@ornek.com.tr',
      website: 'www.ornek.com.tr, www.ornek.com',
      whatsapp: '0532 123 45 67 - 0533 123 45 67',
    });
    const { phone, email, websiteUrl, whatsapp } = business;
    expect([phone, email, websiteUrl, whatsapp]).toEqual([
      '+902125551122',
      'satis@ornek.com.tr',
      'https://www.ornek.com.tr/',
      '+905321234567',
    ]);
    expect(warnings.toSorted()).toEqual([
      'left-out-email: info@ornek.com.tr',
      'left-out-phone: 0532 111 22 33',
      'left-out-website: www.ornek.com',
      'left-out-whatsapp: 0533 123 45 67',
    ]);
    expect(
      mapped({ phone: '0212 555 11 22 (3 hat)', email: 'a@b.com;', website: 'x.com/a,b' }).warnings,
    ).not.toContainEqual(expect.stringMatching(/^left-out/));
  });

  it('DATA-17 reads coordinates with a decimal comma under any name', () => {
    const location = { latitude: 41.0082, longitude: 28.9784 };
    expect(mapped({ latitude: '41,0082', longitude: '28,9784' }).business.location).toMatchObject(location);
    expect(mapped({ location: { lat: '41,0082', lng: '28,9784' } }).business.location).toMatchObject(location);
  });

  it.each(['TÜRKİYE', 'Turkiye', 'TUR', 'tr', 'Türkiye Cumhuriyeti'])('IMP-JSON-18 reads %s as Türkiye', (country) => {
    expect(mapped({ country }).business.location).toMatchObject({ country: 'Türkiye', countryCode: 'TR' });
  });

  it('DATA-17 treats 0,0 as missing coordinates', () => {
    expect(mapped({ latitude: 0, longitude: 0 }).business.location).toMatchObject({ latitude: null, longitude: null });
  });

  it('IMP-JSON-33 reads a description as plain text, and invents none', () => {
    expect(
      mapped({ description: '<b>Toptan</b> &amp; perakende <script>alert(1)</script>' }).business.description,
    ).toBe('Toptan & perakende');
    expect(mapped({}).business.description).toBe('');
  });

  it('IMP-JSON-22 reports hours it cannot read as a warning', () => {
    expect(mapped({ working_hours: { Salı: 'belki' } }).warnings).toEqual(['unread-hours: Salı: belki']);
  });

  it('IMP-JSON-38 reports the first type when no rule knows any of them', () => {
    const { business } = mapped({ type: 'Gizemli yer', types: ['point_of_interest'] });
    expect(business).toMatchObject({ categoryNames: ['Diğer'], unknownType: 'Gizemli yer' });
    expect(mapped({ type: 'tea_store' }).business.unknownType).toBeNull();
    expect(mapped({}).business.unknownType).toBeNull();
  });

  it('IMP-JSON-37 prefers a type mapping of the administrators to the built-in one', () => {
    const row = mapRecord({ name: 'Öz Çay', address: ADDRESS, type: 'tea_store' }, new Map([['tea store', 'Çay Evi']]));
    expect(row).toMatchObject({ business: { categoryNames: ['Çay Evi'] } });
  });
});
