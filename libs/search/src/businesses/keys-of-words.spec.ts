import { slugify } from '@tedarik/turkish';
import { keysOfWords, type NamedKeys } from './keys-of-words.js';
import { queryWords } from './query-words.js';

const TABLES: NamedKeys = {
  categories: [
    { id: 'baharat', name: 'Baharat' },
    { id: 'sut', name: 'Süt Ürünleri' },
    { id: 'sekerleme', name: 'Şekerleme' },
    { id: 'kuruyemis', name: 'Kuruyemiş' },
    { id: 'icecek', name: 'Çay ve İçecek' },
    { id: 'yaglar', name: 'Zeytinyağı ve Yağlar' },
  ],
  certificates: [
    { id: 'iso', name: 'ISO 22000' },
    { id: 'organik', name: 'Organik Tarım' },
    { id: 'gida', name: 'Gıda Güvenliği Sertifikası' },
  ],
  serviceAttributes: [
    { id: 'kargo', name: 'Kargo ile gönderim' },
    { id: 'fason', name: 'Fason üretim' },
    { id: 'toptan', name: 'Toptan satış' },
  ],
  cities: [
    { key: 'istanbul', name: 'İstanbul' },
    { key: 'ordu', name: 'Ordu' },
    { key: 'gaziantep', name: 'Gaziantep' },
  ],
  districts: [{ id: 'd1', name: 'Kadıköy', cityKey: 'istanbul' }],
};
const keysOf = (text: string) =>
  keysOfWords(queryWords(text), TABLES).map(
    ({ from, to, by, categoryIds, certificateIds, serviceAttributeIds, cityKeys, districtKeys }) => ({
      at: [from, to],
      by,
      keys: [...categoryIds, ...certificateIds, ...serviceAttributeIds, ...cityKeys, ...districtKeys],
    }),
  );

describe('keysOfWords', () => {
  it('PUB-LIST-17 recognises a category, a city and a district by name', () => {
    expect(keysOf('baharat istanbul kadıköy')).toEqual([
      { at: [0, 1], by: 'name', keys: ['baharat'] },
      { at: [1, 2], by: 'name', keys: ['istanbul'] },
      { at: [2, 3], by: 'name', keys: ['id:d1', 'k:istanbul/kadikoy'] },
    ]);
  });

  it('PUB-LIST-17 recognises a name of several words, joined or split', () => {
    expect(keysOf('taze süt ürünleri')).toContainEqual({ at: [1, 3], by: 'name', keys: ['sut'] });
    expect(keysOf('kuru yemiş')).toContainEqual({ at: [0, 2], by: 'form', keys: ['kuruyemis'] });
  });

  it('U2: PUB-LIST-17 recognises a category by its whole name or one of its words, except conjunctions and general words', () => {
    expect(keysOf('Çay ve İçecek')).toContainEqual({ at: [0, 2], by: 'name', keys: ['icecek'] });
    expect(keysOf('içecek')).toEqual([{ at: [0, 1], by: 'name', keys: ['icecek'] }]);
    expect(keysOf('yağ')).toEqual([{ at: [0, 1], by: 'form', keys: ['yaglar'] }]);
    expect(keysOf('süt')).toContainEqual({ at: [0, 1], by: 'name', keys: ['sut'] });
    for (const text of ['ve', 'ürünleri', 'ürün']) expect({ text, keys: keysOf(text) }).toEqual({ text, keys: [] });
  });

  it('U6: PUB-LIST-17 recognises a certificate by its name or the start of it, and all of them by "certified"', () => {
    expect(keysOf('organik')).toContainEqual({ at: [0, 1], by: 'name', keys: ['organik'] });
    expect(keysOf('iso 22000')).toContainEqual({ at: [0, 2], by: 'form', keys: ['iso'] });
    expect(keysOf('ISO22000')).toContainEqual({ at: [0, 1], by: 'form', keys: ['iso'] });
    expect(keysOf('sertifikalı')).toContainEqual({ at: [0, 1], by: 'name', keys: ['iso', 'organik', 'gida'] });
    for (const text of ['gıda', 'tarım', '22000'])
      expect({ text, certified: keysOf(text).filter(({ by }) => by === 'name') }).toEqual({ text, certified: [] });
  });

  it('recognises a service by its name or its first word, but not by its other words', () => {
    expect(keysOf('kargo')).toContainEqual({ at: [0, 1], by: 'name', keys: ['kargo'] });
    expect(keysOf('KARGO İLE GÖNDERİM')).toContainEqual({ at: [0, 2], by: 'name', keys: ['kargo'] });
    expect(keysOf('fason üretim')).toContainEqual({ at: [0, 2], by: 'name', keys: ['fason'] });
    expect(keysOf('toptancı')).toContainEqual({ at: [0, 1], by: 'form', keys: ['toptan'] });
    for (const text of ['üretim', 'gönderim', 'satış'])
      expect({ text, keys: keysOf(text) }).toEqual({ text, keys: [] });
  });

  it('PUB-LIST-17 recognises forms without accents, in the plural and with case suffixes', () => {
    expect(keysOf('sekerleme')).toEqual([{ at: [0, 1], by: 'form', keys: ['sekerleme'] }]);
    expect(keysOf('baharatları')).toEqual([{ at: [0, 1], by: 'form', keys: ['baharat'] }]);
    for (const text of ['istanbulda', 'istanbuldaki', 'istanbulun', 'ISTANBUL', 'istanbullu']) {
      expect(keysOf(text)).toEqual([{ at: [0, 1], by: 'form', keys: ['istanbul'] }]);
    }
    expect(keysOf('gaziantebin')).toEqual([{ at: [0, 1], by: 'form', keys: ['gaziantep'] }]);
    expect(keysOf('baharattan')).toEqual([{ at: [0, 1], by: 'form', keys: ['baharat'] }]);
    expect(keysOf('antep')).toEqual([{ at: [0, 1], by: 'name', keys: ['gaziantep'] }]);
  });

  it('PUB-LIST-17 does not read a separate word as a suffix of the one before it', () => {
    for (const text of ['ordu un', 'organik un', 'toptan un', 'kargo su', 'baharat su', 'gaziantep li', 'ordu 1']) {
      expect({ text, keys: keysOf(text).filter(({ at: [, to] }) => to === 2) }).toEqual({ text, keys: [] });
    }
    expect(keysOf('istanbul daki')).toContainEqual({ at: [0, 2], by: 'form', keys: ['istanbul'] });
    expect(keysOf('kuru yemişten')).toContainEqual({ at: [0, 2], by: 'form', keys: ['kuruyemis'] });
    const synonyms = [{ name: 'şekerleme', equivalents: 'akide', narrower: null }];
    expect(keysOfWords(queryWords('akide su'), { ...TABLES, synonyms }).map(({ to }) => to)).toEqual([1, 1]);
  });

  it('PUB-LIST-17 recognises synonyms, prefixes and typos', () => {
    const synonyms = [{ name: 'şekerleme', equivalents: 'lokum, akide şekeri', narrower: 'cezerye' }];
    const found = (text: string) => keysOfWords(queryWords(text), { ...TABLES, synonyms });
    const [other, category] = found('LOKUMLAR');
    expect(other).toMatchObject({ other: { equivalents: ['şekerleme', 'akide şekeri'], narrower: [] } });
    expect(category).toMatchObject({ by: 'synonym', categoryIds: ['sekerleme'] });
    expect(found('şekerlemeler')[0]).toMatchObject({ other: { narrower: ['cezerye'] } });
    expect(found('cezerye')).toEqual([]);
    expect(keysOf('baha')).toEqual([{ at: [0, 1], by: 'beginning', keys: ['baharat'] }]);
    expect(keysOf('baharta')).toEqual([{ at: [0, 1], by: 'nearly', keys: ['baharat'] }]);
  });

  describe('PUB-LIST-17 words that can mean goods or a borough', () => {
    const borough = (name: string, cityKey: string) => ({ id: slugify(name), name, cityKey });
    const places: NamedKeys = {
      categories: [{ id: 'icecek', name: 'Çay ve İçecek' }],
      cities: [
        { key: 'izmir', name: 'İzmir' },
        { key: 'balikesir', name: 'Balıkesir' },
        { key: 'kars', name: 'Kars' },
      ],
      districts: [
        ...[borough('Kiraz', 'izmir'), borough('Tut', 'adiyaman'), borough('Kaş', 'antalya'), borough('Pazar', 'rize')],
        ...[borough('Çay', 'afyon'), borough('Maden', 'elazig'), borough('Çavdır', 'burdur'), borough('Urla', 'izmir')],
        borough('Kuşadası', 'aydin'),
      ],
      synonyms: [
        { name: 'balık', equivalents: null, narrower: 'hamsi' },
        { name: 'un', equivalents: null, narrower: 'çavdar' },
      ],
    };
    const placesIn = (text: string) =>
      keysOfWords(queryWords(text), places).flatMap(({ cityKeys, districtKeys }) => [
        ...cityKeys,
        ...districtKeys.filter((key) => key.startsWith('k:')),
      ]);

    it.each(['tütün', 'kasa', 'kaşı', 'kiraz', 'kirazın', 'maden suyu', 'çay', 'balık', 'çavdar', 'köy pazarı'])(
      '%j is not read as a place',
      (text) => expect(placesIn(text)).toEqual([]),
    );

    it.each([
      ['kirazda zeytin', ['k:izmir/kiraz']],
      ['çaydaki', ['k:afyon/cay']],
      ['kiraz izmir', ['k:izmir/kiraz', 'izmir']],
      ['izmirdeki kiraz', ['izmir', 'k:izmir/kiraz']],
      ['kars kiraz', ['kars']],
      ['ege kiraz', ['afyonkarahisar', 'aydin', 'denizli', 'izmir', 'kutahya', 'manisa', 'mugla', 'usak']],
      ['kuşadasındaki', ['k:aydin/kusadasi']],
      ['tutta', ['k:adiyaman/tut']],
      ['kaş', ['k:antalya/kas']],
      ['karsın gravyeri', ['kars']],
      ['urlanın peyniri', ['k:izmir/urla']],
      ['balıkesi', ['balikesir']],
    ])('%j is read as a place', (text, keys) => expect(placesIn(text)).toEqual(keys));
  });

  const karadeniz = ['karadeniz', 'Karadeniz’in', 'KARADENİZDEN', 'karadenizli', 'karadeniz de'];
  const withItsWord = ['karadeniz bölgesi', 'karadeniz yöresinden', 'karadeniz bolgesindeki'];
  it.each([...karadeniz, ...withItsWord])('reads %j as a place, which is the provinces of the region', (text) => {
    const words = queryWords(text);
    const [region] = keysOfWords(words, TABLES).filter(({ to }) => to === words.length);
    expect(region).toMatchObject({ by: expect.stringMatching(/^(?:name|form)$/), from: 0, districtKeys: [] });
    expect(region!.cityKeys).toContain('rize');
    expect(region!.cityKeys).toHaveLength(18);
  });

  it.each([
    ...([
      ['marmara', 11],
      ['ege', 8],
      ['akdeniz', 8],
      ['iç anadolu', 13],
      ['doğu anadolu', 14],
      ['güneydoğu', 9],
    ] as const),
    ...([
      ['guneydoguanadolu', 9],
      ['orta anadolu', 13],
      ['trakyanın', 3],
      ['anadolu', 0],
      ['ege un', 0],
    ] as const),
  ])('reads %j as a region of %d provinces', (text, provinces) => {
    const words = queryWords(text);
    const spans = keysOfWords(words, TABLES).filter(({ by, to }) => by !== 'nearly' && to === words.length);
    expect(spans.flatMap(({ cityKeys }) => cityKeys)).toHaveLength(provinces);
  });

  it('finds nothing in other words, nor a place in a word that only contains its name', () => {
    expect(keysOf('uçak ordusal')).toEqual([]);
    expect(keysOf('')).toEqual([]);
  });

  it('recognises a renamed category with a new table', () => {
    const renamed = { ...TABLES, categories: [{ id: 'baharat', name: 'Çeşni' }] };
    expect(keysOfWords(queryWords('çeşni'), renamed)[0]?.categoryIds).toEqual(['baharat']);
    expect(keysOfWords(queryWords('çeşni'), TABLES)).toEqual([]);
  });
});
