import { mapColumns } from './map-columns.js';

const ROW = ['Öz Çay', '', '', 'Çayeli', 'Rize', 'Hal Yolu 3', '0464 123 45 67', 'a@ornek.com.tr', 'çay toptan satışı'];
const mapped = (cells: string[]) => {
  const row = mapColumns(cells);
  if ('refused' in row) throw new Error(row.refused);
  return row.business;
};
const withCell = (index: number, text: string) => ROW.map((cell, i) => (i === index ? text : cell));

describe('a tab-separated row', () => {
  it('IMP-TSV-03 is refused with fewer than six columns, or without a name or an address', () => {
    expect(mapColumns(ROW.slice(0, 5))).toEqual({ refused: 'too-few-columns' });
    expect(mapColumns(withCell(0, ' '))).toEqual({ refused: 'name-required' });
    expect(mapColumns(withCell(5, ''))).toEqual({ refused: 'address-required' });
    expect(mapColumns(withCell(5, '').with(0, ''))).toEqual({ refused: 'name-and-address-required' });
  });

  it('is refused when its address names another country', () => {
    expect(mapColumns(withCell(5, 'Oranienstraße 5, Berlin, Almanya'))).toEqual({ refused: 'outside-turkiye' });
  });

  it('IMP-JSON-32 takes the first of several numbers and addresses and names the others', () => {
    const row = mapColumns(withCell(6, '0464 123 45 67, 0532 111 22 33').with(7, 'a@ornek.com.tr, b@ornek.com.tr'));
    expect(row).toMatchObject({
      business: { phone: '+904641234567', email: 'a@ornek.com.tr' },
      warnings: ['left-out-phone: 0532 111 22 33', 'left-out-email: b@ornek.com.tr'],
    });
  });

  it('IMP-TSV-09 uses the province as the city and the city as the borough', () => {
    expect(mapped(ROW).location).toMatchObject({ city: 'Rize', borough: 'Çayeli', isHeadquarters: true });
    expect(mapped(withCell(3, 'Trabzon').with(4, '')).location.city).toBe('Trabzon');
  });

  it('IMP-TSV-06 uses the category column, and guesses only when it is empty', () => {
    expect(mapped(withCell(2, 'Kuru Gıda')).categoryNames).toEqual(['Kuru Gıda']);
    expect(mapped(ROW).categoryNames).toEqual(['Gıda']);
  });

  it('IMP-TSV-06 reads up to twenty categories of one cell, each once, as our export writes them', () => {
    expect(mapped(withCell(2, 'Kuru Gıda | Mandıra | | Kuru Gıda')).categoryNames).toEqual([
      'Kuru Gıda',
      'Süt Ürünleri',
    ]);
    const names = Array.from({ length: 21 }, (_, i) => `${i} ${'x'.repeat(140)}`);
    expect(mapped(withCell(2, names.join(' | '))).categoryNames).toEqual(names.slice(0, 20));
  });

  it.each([
    ['Çay toptancısı', 'Çay'],
    ['MANDIRA', 'Süt Ürünleri'],
    ['Balık pazarı', 'Balıkçı'],
    ['Baharat dükkânı', 'Baharat'],
    ['spice_store', 'Baharat'],
    ['Kırtasiye', 'Ofis'],
    ['Dağ Gıda', 'Dağ Gıda'],
    ['Et Ürünleri', 'Et Ürünleri'],
  ])('K6: maps a category column with the text %s by the table of types', (column, category) => {
    const row = mapColumns(withCell(2, column), new Map([['kirtasiye', 'Ofis']]));
    expect(row).toMatchObject({ business: { categoryNames: [category] } });
  });

  it('IMP-JSON-38 reports an activity mapped to Diğer, unless the category column is filled', () => {
    const unknown = withCell(8, 'etiket basımı');
    expect(mapped(unknown)).toMatchObject({ categoryNames: ['Diğer'], unknownType: 'etiket basımı' });
    expect(mapped(unknown.with(2, 'Matbaa')).unknownType).toBeNull();
    expect(mapped(ROW).unknownType).toBeNull();
  });

  it('IMP-TSV-08 accepts only a valid slug', () => {
    expect(mapped(withCell(1, 'oz-cay')).slug).toBe('oz-cay');
    expect(mapped(withCell(1, 'Öz Çay!')).slug).toBeNull();
  });

  it.each(["'+904641234567", '+904641234567'])('removes the apostrophe that marks a cell as text: %s', (phone) => {
    expect(mapped(withCell(6, phone)).phone).toBe('+904641234567');
    expect(mapped(withCell(0, "'=1+1 Gıda")).name).toBe('=1+1 Gıda');
    expect(mapped(withCell(0, "'Nar")).name).toBe("'Nar");
  });

  it('IMP-TSV-12 stores the activity as the description', () => {
    expect(mapped(ROW)).toMatchObject({
      description: 'çay toptan satışı',
      phone: '+904641234567',
      email: 'a@ornek.com.tr',
    });
  });
});
