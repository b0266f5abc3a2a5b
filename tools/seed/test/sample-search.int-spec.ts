import { Client } from '@elastic/elasticsearch';
import { backingServiceUrls } from '@tedarik/testing';
import { sampleDirectory } from './sample-directory.js';

const KARS = 'Kars Yaylası Süt Ürünleri';
const BUTCHERS = ['Afyon Kaymak ve Sucuk', 'Kayseri Erciyes Pastırma', 'Trakya Et Pazarı'];
const OF_THEIR_PLACE = [
  'Antep Boz Fıstık',
  'Ege Altın Damla Zeytinyağı',
  'Ezine Bağ Peynircilik',
  'Giresun Yeşilyayla Fındık',
  KARS,
  'Kayseri Erciyes Pastırma',
];

describe('the sample data, searched as the site searches', () => {
  let client: Client;
  let samples: Awaited<ReturnType<typeof sampleDirectory>>;

  beforeAll(async () => {
    client = new Client({ node: backingServiceUrls().elasticsearchUrl });
    samples = await sampleDirectory(client);
  });
  afterAll(async () => {
    await samples?.drop();
    await client.close();
  });

  it.each<[text: string, names: string[]]>([
    ['kars peyniri', [KARS]],
    ['peynir kars', [KARS]],
    ['kars gravyer peyniri', [KARS]],
    ['peynir', ['Ezine Bağ Peynircilik', KARS]],
    ['balık', ['Boğaz Deniz Ürünleri']],
    ['kasap', BUTCHERS],
  ])('U12: PUB-LIST-17 finds for "%s" the businesses that sell it, and no others', async (text, names) => {
    expect(await samples.businesses(text)).toEqual({ match: 'closely', names });
  });

  it('finds for "fason üretim" the businesses that offer it', async () => {
    expect((await samples.businesses('fason üretim')).names).toEqual([
      'Beyoğlu Kahve Kavurma',
      'Giresun Yeşilyayla Fındık',
      'Kadıköy Şekerleme ve Lokum',
      'Trakya Et Pazarı',
    ]);
  });

  it('U12: PUB-LIST-17 reads "kadı" as a prefix of Kadıköy, and does not match the baklava', async () => {
    expect((await samples.businesses('kadı')).names).toEqual(['Kadıköy Şekerleme ve Lokum']);
  });

  // No sample sells, names or describes any of these.
  it.each(['yoğurt', 'limon', 'çikolata', 'künefe', 'bal', 'turşu'])(
    'U12: finds no business for "%s"',
    async (text) => {
      expect((await samples.businesses(text)).names).toEqual([]);
    },
  );

  it('U12: U13: shows partial matches for black olives, which no business has, and marks them as such', async () => {
    const { match, names } = await samples.businesses('siyah zeytin');
    expect(match).toBe('partly');
    expect(names).toContain('Ege Altın Damla Zeytinyağı');
  });

  it('U13: shows pistachios for "en ucuz fıstık", and no business only because of "en"', async () => {
    const { match, names } = await samples.businesses('en ucuz fıstık');
    expect(match).toBe('closely');
    expect(names[0]).toBe('Antep Boz Fıstık');
    expect(names).not.toContain('Fatih Ambalaj ve Mutfak');
  });

  it.each<[text: string, names: string[]]>([
    ['organik', ['Anadolu Baharat Evi', 'Ege Altın Damla Zeytinyağı', 'Rize Yamaç Çay']],
    ['organik sertifikalı çay', ['Rize Yamaç Çay']],
    ['helal', ['Anadolu Baharat Evi', 'Kayseri Erciyes Pastırma', 'Trakya Et Pazarı']],
    ['helal sertifikası', ['Anadolu Baharat Evi', 'Kayseri Erciyes Pastırma', 'Trakya Et Pazarı']],
    ['iso 22000', ['Anadolu Baharat Evi', 'Antep Boz Fıstık', 'Konya Ova Bakliyat']],
    ['coğrafi işaret', OF_THEIR_PLACE],
    ['cografi isaretli', OF_THEIR_PLACE],
  ])('U6: PUB-LIST-17 finds for "%s" the holders of that certificate', async (text, names) => {
    expect(await samples.businesses(text)).toEqual({ match: 'closely', names });
  });

  it.each<[text: string, first: string[]]>([
    ['zeytin yağı', ['Erken Hasat Natürel Sızma Zeytinyağı']],
    ['pulbiber', ['Maraş Pul Biber', 'Urfa İsotu']],
    ['kaşar peyniri', ['Eski Kaşar']],
    ['lokum gül', ['Güllü Lokum']],
    ['baharat', ['Antep Sumağı', 'Konya Kimyonu', 'Maraş Pul Biber', 'Nar Ekşisi', 'Urfa İsotu', 'Afyon Sucuğu']],
    ['et', ['Afyon Sucuğu', 'Dana Kangal Sucuk', 'Kuşgömü Pastırma', 'Kuzu Pirzola']],
    ['çay', ['Dökme Otel Çayı', 'Mayıs Çayı']],
  ])('U14: PUB-PROD-01 shows for "%s" the intended products first', async (text, first) => {
    const { match, names } = await samples.products(text);
    expect({ match, names: names.slice(0, first.length) }).toEqual({ match: 'closely', names: first });
  });

  it('U14: ranks products that only contain the letters "et" after meat', async () => {
    const { names, others } = await samples.products('et');
    expect(names).toHaveLength(4);
    expect(others).toBeGreaterThan(0);
  });

  it('U14: tolerates a typo if no product contains the letters', async () => {
    expect(await samples.products('peynr')).toMatchObject({ match: 'nearly', names: ['Ezine Beyaz Peynir'] });
  });
});
