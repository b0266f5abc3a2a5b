import { stem, withoutCase } from './stems.js';

describe('stem', () => {
  it.each([
    ['peynir', ['Peynirler', 'peynirleri', 'PEYNİRCİ', 'peynircilik', 'peynirciler', 'peyniri']],
    ['baharat', ['baharatlar', 'baharatları', 'baharatlari', 'baharatçı']],
    ['zeytinyak', ['zeytinyağı', 'zeytinyağları', 'zeytinyagi', 'zeytin­yağ']],
    ['findik', ['fındık', 'fındığı', 'fındıklar', 'fındıkçı']],
    ['cay', ['çay', 'çayı', 'çaylar', 'çaycı']],
    ['kahve', ['kahve', 'kahveci', 'kahvesi', 'kahveler']],
    ['uzum', ['üzüm', 'üzümü', 'üzümler']],
    ['but', ['but', 'budu', 'butlar']],
    ['kanat', ['kanat', 'kanadı', 'kanatlar']],
  ])('PUB-LIST-17 gives all forms of a word the stem %s', (stemmed, words) => {
    for (const word of words) expect({ word, stem: stem(word.replace('\u00ad', '')) }).toEqual({ word, stem: stemmed });
  });

  it('gives different stems to words that only start alike', () => {
    for (const [one, other] of [
      ['fındık', 'fıstık'],
      ['bal', 'balık'],
      ['un', 'ürün'],
      ['bakla', 'baklava'],
      ['et', 'etiket'],
      ['kadı', 'kat'],
    ] as const) {
      expect(stem(one)).not.toBe(stem(other));
    }
  });

  it('never leaves less than two letters', () => {
    for (const word of ['su', 'un', 'et', 'lar', 'cı', 'i', 'ağ']) {
      expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(word.length, 2));
    }
    expect(stem('su')).toBe('su');
  });
});

describe('withoutCase', () => {
  it.each([
    ['peynirin', 'peynir'],
    ['kahvenin', 'kahve'],
    ['zeytinden', 'zeytin'],
    ['tabakta', 'tabak'],
    ['raftaki', 'raf'],
    ['peynirinden', 'peyniri'],
    ['kiymasindan', 'kiymasi'],
    ['baklavaya', 'baklava'],
    ['sumaga', 'sumag'],
    ['peynirle', 'peynir'],
    ['kayisisini', 'kayisisi'],
    ['cayini', 'cayi'],
    ['pirinci', 'pirinc'],
  ])('PUB-LIST-17 reduces %s to %s', (word, bare) => expect(withoutCase(word)).toContain(bare));

  it.each(['bal', 'un', 'gida', 'etin', 'biber'])('finds no case suffix in %s', (word) =>
    expect(withoutCase(word)).toEqual([]),
  );
});
