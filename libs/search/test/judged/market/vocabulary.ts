/** The names and goods of one trade. */
export interface Trade {
  category: string;
  /** The words used in names of its businesses, each with the kind of goods that it names, if any. */
  titles: { words: string; kind?: string }[];
  goods: Good[];
}

export interface Good {
  name: string;
  /** The general word that buyers use: every Beyaz peynir is peynir. */
  kind: string;
}

/** One trade per line: category, titles (with '=' the kind that a title names), and goods by kind. */
const LINES = `
Baharat | Baharat, Baharatçılık, Değirmen | biber: Pul biber, Karabiber, Acıbiber, Toz biber; yenibahar: Tane yenibahar; kimyon: Tane kimyon, Öğütülmüş kimyon; kekik: Dağ kekiği, Kaya kekiği; sumak: Ekşi sumak; zerdeçal: Toz zerdeçal; tarçın: Çubuk tarçın
Unlu Mamuller | Fırıncılık, Unlu Mamulleri, Ekmek=ekmek | ekmek: Köy ekmeği, Çavdar ekmeği, Kepekli ekmek; simit: Susamlı simit, Sokak simidi; börek: Su böreği, Kol böreği; yufka: El yufkası; galeta: Çörek otlu galeta; poğaça: Peynirli poğaça
Süt Ürünleri | Mandıra, Süt Ürünleri=süt, Peynircilik=peynir | peynir: Beyaz peynir, Kaşar peyniri, Tulum peyniri, Keçi peyniri; tereyağı: Yayık tereyağı, Köy tereyağı; yoğurt: Süzme yoğurt, Manda yoğurdu; kaymak: Afyon kaymağı; ayran: Yayık ayranı; süt: Günlük süt
Et Ürünleri | Et Entegre=et, Kasaplık, Şarküteri | sucuk: Kangal sucuk, Baton sucuk; pastırma: Sırt pastırma, Çemenli pastırma; kıyma: Dana kıyma; kebap: Adana kebabı, Urfa kebabı; köfte: Kasap köfte, İnegöl köftesi, Çiğköfte; kavurma: Sac kavurma; tavuk: Bütün tavuk
Şekerleme | Şekerleme, Lokumculuk=lokum, Şekercilik | lokum: Güllü lokum, Cevizli lokum, Naneli lokum; akide şekeri: Limonlu akide şekeri; badem ezmesi: Çifte kavrulmuş badem ezmesi; çikolata: Sütlü çikolata, Bitter çikolata; pişmaniye: Kakaolu pişmaniye
Meyve ve Sebze | Meyve Sebze=meyve, Hal, Tarım | domates: Salkım domates, Çeri domates; salatalık: Sera salatalığı; portakal: Finike portakalı; elma: Amasya elması, Kırmızı elma, Yerelması; lahana: Karalahana, Beyaz lahana; kayısı: Gün kurusu kayısı; ıspanak: Yaprak ıspanak; soğan: Kuru soğan; patates: Kumpirlik patates
Çay ve İçecek | Çay=çay, Kahve=kahve, Meşrubat | çay: Siyah çay, Yeşil çay, Demlik poşet çay; kahve: Türk kahvesi, Dibek kahvesi, Filtre kahve; şalgam: Acılı şalgam; maden suyu: Sade maden suyu; ıhlamur: Kuru ıhlamur
Zeytinyağı ve Yağlar | Zeytinyağı=zeytinyağı, Zeytincilik=zeytin, Yağ Sanayi=yağ | zeytinyağı: Naturel sızma zeytinyağı, Riviera zeytinyağı, Erken hasat zeytinyağı; zeytin: Sele zeytin, Kırma zeytin; ayçiçek yağı: Rafine ayçiçek yağı; susam yağı: Soğuk sıkım susam yağı
Tahıl ve Bakliyat | Bakliyat, Hububat, Değirmencilik | nohut: Koçbaşı nohut; mercimek: Kırmızı mercimek, Yeşil mercimek; fasulye: Kuru fasulye, Şeker fasulye; bulgur: Pilavlık bulgur, Köftelik bulgur; pirinç: Baldo pirinç, Osmancık pirinç; makarna: Burgu makarna
Kuruyemiş | Kuruyemiş, Fındık=fındık, Fıstıkçılık=fıstık | fındık: İç fındık, Kavrulmuş fındık; fıstık: Antep fıstığı, Yerfıstığı; ceviz: Kaman cevizi, Hindistancevizi; badem: Datça bademi, Acıbadem; leblebi: Çorum leblebisi; üzüm: Çekirdeksiz kuru üzüm
Deniz Ürünleri | Balıkçılık=balık, Su Ürünleri, Dalyan | balık: Taze hamsi, Kültür levrek, Alabalık, Kılıçbalığı; karides: Jumbo karides; kalamar: Halka kalamar; midye: Kabuklu midye; havyar: Kefal havyarı
Tatlı | Baklava=baklava, Tatlıcılık, Helva=helva | baklava: Fıstıklı baklava, Cevizli baklava, Soğuk baklava; künefe: Antakya künefesi; helva: Tahin helvası, Yaz helvası; kadayıf: Burma kadayıf; lokma: İzmir lokması; sütlaç: Fırın sütlaç; dondurma: Maraş dondurması
Arıcılık | Bal=bal, Arıcılık, Kovan | bal: Çam balı, Petek bal, Kestane balı, Çiçek balı; polen: Taze polen; propolis: Damla propolis; pekmez: Dut pekmezi, Üzüm pekmezi; reçel: Gül reçeli, Vişne reçeli
`;

const listOf = (text: string): string[] => text.split(', ');

export const TRADES: readonly Trade[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [category = '', titles = '', kinds = ''] = line.split(' | ');
    return {
      category,
      titles: listOf(titles).map((title) => {
        const [words = '', kind] = title.split('=');
        return { words, ...(kind && { kind }) };
      }),
      goods: kinds.split('; ').flatMap((of) => {
        const [kind = '', names = ''] = of.split(': ');
        return listOf(names).map((name) => ({ name, kind }));
      }),
    };
  });

export const GOODS: readonly Good[] = TRADES.flatMap(({ goods }) => goods);
export const KINDS: readonly string[] = [...new Set(GOODS.map(({ kind }) => kind))];

export const HOUSES = listOf(
  'Akdoğan, Arıkan, Aydınlar, Bayraktar, Beyoğulları, Bozdağ, Candaroğlu, Çakıroğlu, Çetinkaya, Demirhan, Ergüven, Fidancı, ' +
    'Gökçeler, Gürsoy, Hazinedar, Hoşgör, Işıltan, İlhanlı, Kâhyaoğlu, Karabulut, Kılıçarslan, Koçyiğit, Kutluoğlu, Mercan, ' +
    'Müftüoğlu, Nalbant, Oğuzhan, Özgüven, Özkaynak, Pehlivan, Sarıgüller, Selçuker, Sipahioğlu, Soylu, Şahbaz, Şenocak, Taşkıran, ' +
    'Tiryaki, Tunçbilek, Türkmen, Uludağlı, Uysal, Ümitli, Vardar, Yağızhan, Yeşilırmak, Yıldıray, Yörükoğlu, Zorlutuna, Zümrüt',
);
export const OWNERS = ['', 'Hacı', 'Öz', 'Yeni', 'Büyük'] as const;
export const FORMS = ['', 'Gıda', 'Ticaret', 'Ltd. Şti.', 'Gıda Sanayi A.Ş.', 've Oğulları'] as const;
export const BRANDS = listOf(
  'Altınkoza, Bağbozumu, Dağçiçeği, Ekinsu, Göknar, Kırkpınar, Lezzetyolu, Nazende, Safran 7, Tadım Bey',
);
export const PACKS = ['1 kg', '5 kg', '25 kg', '500 gr', '10 lt', '250 ml'] as const;
export const CERTIFICATES = [
  'ISO 22000',
  'Helal Sertifikası',
  'Organik Tarım',
  'HACCP',
  'Coğrafi İşaret Tescili',
] as const;
export const SERVICES = ['Toptan satış', 'Perakende satış', 'Kargo ile gönderim', 'İhracat', 'Fason üretim'] as const;
/** The English words of foreign buyers and exporters for these kinds. */
export const IN_ENGLISH: Readonly<Record<string, string>> = {
  zeytinyağı: 'olive oil', zeytin: 'olives', peynir: 'cheese', bal: 'honey', fındık: 'hazelnut', fıstık: 'pistachio', kayısı: 'apricot',
  lokum: 'turkish delight', çay: 'tea', kahve: 'coffee', tereyağı: 'butter', mercimek: 'lentils', balık: 'fish', ceviz: 'walnut',
}; // oxfmt-ignore
