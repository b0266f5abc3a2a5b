import { queryWords, searchableText } from './query-words.js';

const exact = (text: string) => queryWords(text).map((word) => word.exact);
const folded = (text: string) => queryWords(text).map((word) => word.folded);

describe('queryWords', () => {
  it('PUB-LIST-17 lowercases by Turkish rules', () => {
    expect(exact('ISPANAK İNCİR')).toEqual(['ıspanak', 'incir']);
    expect(folded('ISPANAK ŞEKER')).toEqual(['ispanak', 'seker']);
  });

  it('PUB-LIST-17 drops a suffix after any kind of apostrophe', () => {
    for (const apostrophe of ["'", '’', '‘', 'ʼ', '`', '´']) {
      expect(exact(`İstanbul${apostrophe}un baharatları`)).toEqual(['istanbul', 'baharatları']);
    }
    expect(exact("d'Or çikolata")).toEqual(['dor', 'çikolata']);
  });

  it('PUB-LIST-17 treats decomposed and composed letters as equal', () => {
    expect(exact('İzmir peyniri'.normalize('NFD'))).toEqual(['izmir', 'peyniri']);
    expect(exact('i\u0307zmir')).toEqual(['izmir']);
  });

  it('A5 ignores operators and wildcards, and treats field names as words', () => {
    expect(exact('name:* OR _exists_:x')).toEqual(['name', 'exists', 'x']);
    expect(exact('NOT bal AND pekmez or ORDU')).toEqual(['bal', 'pekmez', 'or', 'ordu']);
    expect(exact('*'.repeat(50))).toEqual([]);
  });

  it('drops search operators such as ~2, ^1.5, + and - from words', () => {
    expect(exact('zeytin~2 bal^1.5 +çay -kahve 5~1')).toEqual(['zeytin', 'bal', 'çay', 'kahve', '5', '1']);
  });

  const either = ['OR', 'veya', 'VEYA', 'Veya', 'ya da', 'YA DA', 'Ya da', 'Ya Da', 'ya  da', '||'];
  it.each([...either.map((word) => `fındık ${word} ceviz`), 'fındık|ceviz'])(
    'recognises two alternatives in %j',
    (text) => {
      expect(queryWords(text).map(({ folded: word, alternative = 0 }) => [word, alternative])).toEqual([
        ['findik', 0],
        ['ceviz', 1],
      ]);
    },
  );

  it('A4 reads at most 100 characters and twelve words of at most 40 characters', () => {
    expect(exact('('.repeat(10_000) + 'bal')).toEqual([]);
    expect(exact('bal '.repeat(40))).toHaveLength(12);
    expect(exact('a'.repeat(10_000))[0]).toHaveLength(40);
  });

  it('H3: limits lengths after folding too, for characters that fold to many letters', () => {
    // U+FDFA is one character and eighteen folded ones.
    for (const text of ['\ufdfa'.repeat(100), '\ufdfa '.repeat(50)]) {
      expect(Math.max(...folded(text).map(({ length }) => length))).toBeLessThanOrEqual(40);
      expect(folded(text).join('').length).toBeLessThanOrEqual(200);
    }
  });

  it('leaves out conjunctions unless there is no other word', () => {
    expect(exact('lokum ve şekerleme')).toEqual(['lokum', 'şekerleme']);
    expect(exact('ve')).toEqual(['ve']);
  });

  it.each([
    ['zeytinyağı firmaları', ['zeytinyağı']],
    ['PEYNİR SATAN YERLER', ['peynir']],
    ['en iyi baklava nerede', ['baklava']],
    ['şu an açık fırın', ['fırın']],
    ['bana yakın kasap', ['kasap']],
    ['iyi tarım', ['iyi', 'tarım']],
    ['açık süt', ['açık', 'süt']],
    ['yer fıstığı', ['yer', 'fıstığı']],
    ['tedarikçi firmalar', ['tedarikçi', 'firmalar']],
    ['lokum nereden alabilirim', ['lokum']],
    ['baklavanın kilosu kaç tl', ['baklavanın']],
    ['Ezine Bağ Peynircilik telefon numarası', ['ezine', 'bağ', 'peynircilik']],
    ['online tereyağı siparişi', ['tereyağı']],
    ['zeytinyağı fiyatları 2026', ['zeytinyağı']],
    ['sucuk kim satıyor', ['sucuk']],
    ['konya kim', ['konya', 'kim']],
    ['toptan kahve almak istiyorum', ['toptan', 'kahve']],
    ['civardaki balıkçı var mı', ['balıkçı']],
    ['yakınımdaki açık kasap', ['kasap']],
    ['ankara gıda toptancıları', ['ankara', 'toptancıları']],
    ['gıda firmaları ankara', ['ankara']],
    ['ışık gıda', ['ışık', 'gıda']],
    ['ışık gıda firması', ['ışık', 'gıda']],
    ['kuru gıda', ['kuru', 'gıda']],
  ])('leaves out of %j the words that apply to every supplier', (text, words) => {
    expect(exact(text)).toEqual(words);
  });
});

describe('searchableText', () => {
  it('keeps only words and single spaces', () => {
    expect(searchableText('  Yıldız Gıda A.Ş. — 2.5 kg/kova 🍯 ')).toBe('Yıldız Gıda A Ş 2 5 kg kova');
  });
});

describe('stop words of administrators', () => {
  const left = (text: string) =>
    queryWords(text, { stopWords: [{ name: 'Taze' }, { name: 'el yapımı' }] }).map(({ folded }) => folded);

  it('are left out like general words, phrases included, but not in other forms', () => {
    expect(left('TAZE peynir')).toEqual(['peynir']);
    expect(left('el yapımı erişte firmaları')).toEqual(['eriste']);
    expect(left('el erişte')).toEqual(['el', 'eriste']);
    expect(left('tazeleri')).toEqual(['tazeleri']);
  });

  it('are kept if no other word is left', () => {
    expect(left('taze')).toEqual(['taze']);
  });
});
