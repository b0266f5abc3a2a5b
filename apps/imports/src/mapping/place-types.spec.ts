import { categorise, categoryOfType, PLACE_TYPES } from './place-types.js';

const MAP = `restaurant→Restoran · cafe, coffee_shop→Kafe · bakery→Fırın · pastry_shop, confectionery→Pastane · meal_takeaway, fast_food_restaurant→Fast Food · meal_delivery→Yemek Servisi · bar→Bar · supermarket, grocery_or_supermarket→Süpermarket · grocery_store, convenience_store→Market · food, food_store, food_products_supplier→Gıda · wholesaler, food_wholesaler→Toptan Gıda · butcher_shop→Kasap · fish_store, seafood_market→Balıkçı · greengrocer, produce_market→Manav · spice_store→Baharat · dried_fruit_store, nut_store→Kuruyemiş · dairy, dairy_store, cheese_shop→Süt Ürünleri · olive_oil_store, oil_store→Zeytinyağı · tea_store, tea_house→Çay · candy_store, dessert_shop→Tatlı · ice_cream_shop→Dondurma · beverage_store, liquor_store→İçecek · organic_food_store, health_food_store→Organik Gıda · delicatessen→Şarküteri · catering, caterer→Catering · farm→Çiftlik · flour_mill, grain_supplier→Tahıl · frozen_food_store→Dondurulmuş Gıda · soup_restaurant→Çorba · pharmacy, drugstore→Eczane · hospital→Hastane · hotel, lodging→Otel · store→Mağaza · shopping_mall→Alışveriş Merkezi · clothing_store→Giyim · gas_station→Akaryakıt · bank→Banka · school→Okul · gym→Spor Salonu · beauty_salon, hair_care→Güzellik Salonu · florist→Çiçekçi · warehouse, storage→Depo`;
const ENTRIES = MAP.split(' · ').flatMap((entry) => {
  const [types, category] = entry.split('→') as [string, string];
  return types.split(', ').map((type) => [type, category] as const);
});
const NONE = new Map<string, string>();

describe('place types', () => {
  it.each(ENTRIES)('IMP-JSON-15 IMP-JSON-16 maps %s to %s', (type, category) => {
    expect(categoryOfType(type)).toBe(category);
  });

  it('IMP-JSON-37 has only the types of the specification, and compares them folded', () => {
    expect(PLACE_TYPES.size).toBe(ENTRIES.length);
    expect(categoryOfType('Fast-Food Restaurant')).toBe('Fast Food');
    expect(categorise(['point_of_interest', 'tea_store', 'store'], NONE).category).toBe('Çay');
  });

  it.each([
    ['Italian restaurant', 'Restoran'],
    ['greek_restaurant', 'Restoran'],
    ['Türk restoranı', 'Restoran'],
    ['Kahve dükkanı', 'Kafe'],
    ['Baharat dükkânı', 'Baharat'],
    ['Ambalaj malzemeleri mağazası', 'Mağaza'],
    ['Toptan gıda satıcısı', 'Toptan Gıda'],
    ['Çay toptancısı', 'Çay'],
    ['Kuruyemişçi', 'Kuruyemiş'],
    ['Zeytinyağı üreticisi', 'Zeytinyağı'],
    ['Balık pazarı', 'Balıkçı'],
    ['Mandıra', 'Süt Ürünleri'],
  ])('IMP-JSON-38 maps %s by its ending', (type, category) => {
    expect(categoryOfType(type)).toBe(category);
  });

  it('IMP-JSON-38 maps all other types to Diğer, and reports the type', () => {
    expect(categorise(['point_of_interest', 'establishment'], NONE)).toEqual({
      category: 'Diğer',
      unknownType: 'point_of_interest',
    });
    expect(categorise([], NONE)).toEqual({ category: 'Diğer', unknownType: null });
  });

  it('IMP-JSON-16 IMP-JSON-37 prefers mappings of the administrators, however the type is written', () => {
    const own = new Map([
      ['tea store', 'Çay Toptan'],
      ['nargile kafe', 'Nargile'],
    ]);
    expect(categoryOfType('tea_store', own)).toBe('Çay Toptan');
    expect(categoryOfType('NARGİLE-KAFE', own)).toBe('Nargile');
    expect(categoryOfType('coffee_shop', own)).toBe('Kafe');
    expect(categorise(['point_of_interest', 'Tea Store'], own)).toEqual({ category: 'Çay Toptan', unknownType: null });
  });
});
