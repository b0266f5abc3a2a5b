import type { ImportTarget } from '@tedarik/commands';
import { labelledTables } from '@tedarik/testing';
import { mayBeInOurOrder, targetsByContent } from './column-content.js';

const TABLES = process.env['FULL'] ? 1_000 : 40;

/** Compares the proposed targets with the labels of generated tables. */
function counted(tables: number, rows: number) {
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const table of labelledTables(tables, rows)) {
    const proposed = targetsByContent(Object.keys(table.labels), table.rows);
    for (const [name, label] of Object.entries(table.labels)) {
      const target = proposed.get(name) ?? null;
      if (target !== null && target === label) counts.right += 1;
      if (target !== null && target !== label) counts.wrong += 1;
      if (label !== null && target !== label) counts.missed += 1;
    }
  }
  const { right, wrong, missed } = counts;
  return { precision: right / (right + wrong), recall: right / (right + missed) };
}

describe('columns with unknown names, in generated tables with labels', () => {
  it.each([
    { rows: 60, least: 0.93 },
    { rows: 8, least: 0.88 },
  ])(
    'are recognised by their values with $rows rows: almost never wrongly, and seldom not at all',
    ({ rows, least }) => {
      const { precision, recall } = counted(TABLES, rows);
      if (process.env['FULL']) console.info(`${TABLES} tables of ${rows} rows:`, { precision, recall });
      expect(precision).toBeGreaterThan(0.99);
      expect(recall).toBeGreaterThan(least);
    },
  );
});

/** Parses a text with '|' between cells to rows with the names A, B, C … */
function tableOf(text: string) {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => Object.fromEntries(line.split('|').map((cell, at) => [String.fromCharCode(65 + at), cell.trim()])));
  return { names: Object.keys(rows[0]!), rows };
}
const told = (text: string, known: Record<string, ImportTarget[]> = {}) => {
  const { names, rows } = tableOf(text);
  return Object.fromEntries(targetsByContent(names, rows, new Map(Object.entries(known))));
};

const CURRENT_ACCOUNTS = `
  120.01.001 | ÖZ ÇAYELİ GIDA SAN. TİC. LTD. ŞTİ. | Eskipazar Mah. Hal Yolu No:3 | ÇAYELİ  | RİZE    | 4640123456 | 4510045871 | 12.450,00
  120.01.002 | BEREKET TOPTAN GIDA A.Ş.           | Ostim OSB 1202. Sok. No:14   | YENİMAHALLE | ANKARA | 3124567788 | 3390034412 | 0,00
  120.01.003 | HACI ŞAKİR KARDEŞLER               | Moda Cad. 7/A                | KADIKÖY | İSTANBUL | 2163334455 | 2110098123 | 780,50
  120.01.004 | EGE ZEYTİN KOOPERATİFİ             | Kâzımdirik Mah. 372. Sk. 5   | BORNOVA | İZMİR   | 5325551212 | 5790011987 | 1.200,00`;
const WEB_LIST = `
  Ali Yılmaz | 0532 555 12 12 | www.ozcay.com.tr     | bilgi@ozcay.com.tr | Kadıköy / İstanbul | 4,7 | 40.991204, 29.027331 | Pzt-Cmt 08:30-19:00
  Ayşe Demir | 0212 555 44 33 | https://bereket.com  | satis@bereket.com  | Bornova / İzmir    | 4,1 | 38.462190, 27.217400 | Her gün 09:00-22:00
  Can Kaya   |                | http://hacisakir.net |                    | Çayeli / Rize      | 3,9 | 41.092000, 40.728100 | Hafta içi 08:00-17:00
  Ece Ak     | 444 12 34      |                      | iletisim@ege.org   | Şahinbey, Gaziantep | 4,8 | 37.059300, 37.380020 | 24/7
  Nil Tan    | 0 464 123 45 67 | www.doga.com.tr     | nil@doga.com.tr    | Osmangazi/Bursa    | 5,0 | 40.188100, 29.061000 | 09:00-18:00`;

describe('columns of real-life tables', () => {
  it('are recognised in a list of accounts; tax numbers, account codes and balances are not mapped', () => {
    expect(told(CURRENT_ACCOUNTS)).toEqual({ B: 'name', C: 'address', D: 'borough', E: 'province', F: 'phone' });
  });

  it('are recognised in a list from the web; names of people are not mapped to a business name', () => {
    expect(told(WEB_LIST)).toEqual({
      B: 'phone',
      C: 'websiteUrl',
      D: 'email',
      E: 'city',
      F: 'rating',
      G: 'coordinates',
      H: 'hours',
    });
  });

  it('are latitude and longitude within Türkiye, and by the order of the columns where both fit', () => {
    expect(told('29,027331|40,991204\n27,217400|38,462190')).toEqual({ A: 'longitude', B: 'latitude' });
    expect(told('39.547012|41.083100\n37.160001|38.796100')).toEqual({ A: 'latitude', B: 'longitude' });
    expect(told('51.507351|40.991204\n48.856613|38.462190')).toEqual({});
  });

  it('are a postal code only if it matches the province of the row', () => {
    expect(told('53200|Rize\n06370|Ankara\n35040|İzmir')).toEqual({ A: 'postalCode', B: 'province' });
    expect(told('53200|Ali\n06370|Can\n35040|Ece')).toEqual({});
  });

  it('with numbers of people, dates, codes, prices and remarks are not mapped', () => {
    const text = '5-10|01.02.2024|10234|12,50|Ödemesi geç, aranmasın|Evet|3|https://www.instagram.com/a';
    expect(told(`${text}\n${text.replace('5-10', '10-50')}\n${text}\n${text}\n${text}`)).toEqual({});
  });

  it('with tax numbers of ten digits are not recognised as telephones', () => {
    expect(told('4510045871\n3390034412\n2110098123\n5790011987')).toEqual({});
  });

  it('are not recognised by a single value, nor by a few among others', () => {
    expect(told('0212 555 44 33')).toEqual({});
    expect(told('0212 555 44 33|a\n0212 555 44 34|b\nyok|c\nsor|d\n?|e')).toEqual({});
  });

  it('are not mapped to a field that a named column has, nor when they were left out by choice', () => {
    expect(told('0212 555 44 33|0532 555 12 12\n0212 555 44 34|0532 555 12 13', { B: ['phone'] })).toEqual({});
    expect(told('info@a.com|b\nsatis@b.com|c', { A: [] })).toEqual({});
    expect(told('Rize|Hal\nAnkara|Ostim\nİzmir|Bornova', { B: ['city'] })).toEqual({});
    expect(told('40.991204, 29.027331\n38.462190, 27.217400', { B: ['latitude'] })).toEqual({});
  });

  it('are mapped to a field once: the column with more matching values wins, the first of equals', () => {
    const rows = ['0212 555 44 33|0532 555 12 12', '|0532 555 12 13', '0212 555 44 34|0532 555 12 14'];
    expect(told(rows.join('\n'))).toEqual({ B: 'phone' });
    expect(told('info@a.com|satis@a.com\ninfo@b.com|satis@b.com')).toEqual({ A: 'email' });
  });
});

describe('columns without names', () => {
  const inOrder = (...lines: string[]) => {
    const { names, rows } = tableOf(lines.join('\n'));
    return mayBeInOurOrder(names, rows);
  };
  const OURS = 'Öz Çay|oz-cay|Çay|Çayeli|Rize|Hal Yolu No:3|0464 555 12 12|bilgi@ozcay.com|www.ozcay.com';

  it('may be in our order if no value contradicts it', () => {
    expect(inOrder(OURS, OURS, OURS)).toBe(true);
    expect(inOrder('Öz|||||Yer', 'Ece|||||Yer', 'Can|||||Yer')).toBe(true);
  });

  it('are not in our order if telephones, mails, sites or addresses are in other places', () => {
    const turned = OURS.split('|').toReversed().join('|');
    expect(inOrder(turned, turned, turned)).toBe(false);
    expect(inOrder('Öz|0464 555 12 12', 'Ece|0464 555 12 13', 'Can|0464 555 12 14')).toBe(false);
    expect(inOrder('Öz|12', 'Ece|13', 'Can|14')).toBe(true);
  });

  it('are assumed to be in our order if there are too few rows to tell', () => {
    const turned = OURS.split('|').toReversed().join('|');
    expect(inOrder(turned, turned)).toBe(true);
  });
});
