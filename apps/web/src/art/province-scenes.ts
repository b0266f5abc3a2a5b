import { hash } from './drawing-kit.js';
import type { Ingredient } from './fillings.js';

/** The scenery of a province: its land, its landmark, and the food it is known for. */
export interface Scene {
  land: 'sea' | 'lake' | 'plain' | 'mountain' | 'river' | 'steppe';
  food: Ingredient;
  landmark?: 'bridge' | 'clock' | 'terraces' | 'chimneys' | 'castle' | undefined;
}

const LANDS = { d: 'sea', g: 'lake', o: 'plain', t: 'mountain', n: 'river', b: 'steppe' } as const;

// Province, land, food and landmark; the lands by the first letters of deniz, göl, ova, tepe, nehir and bozkır.
const TABLE = `
adana n orange bridge, adiyaman t grape, afyonkarahisar b sucuk castle, agri t feta, aksaray b potato chimneys,
amasya n apple castle, ankara b pear castle, antalya d orange, ardahan t wedge, artvin d hazel terraces,
aydin o fig, balikesir d olive, bartin d strawberry, batman n wheat bridge, bayburt t wheat castle,
bilecik n cherry, bingol t walnut, bitlis g walnut castle, bolu t potato, burdur g rose,
bursa t apricot, canakkale d tomato castle, cankiri b rice, corum b chick clock, denizli o grape,
diyarbakir n watermelon castle, duzce o hazel, edirne n feta bridge, elazig g grape castle, erzincan n feta,
erzurum t wedge castle, eskisehir n sugar, gaziantep o pistachio castle, giresun d hazel castle, gumushane t pear,
hakkari t rice, hatay d pepper, igdir o tomato, isparta g rose terraces, istanbul d simit bridge,
izmir d grape clock, kahramanmaras t chili castle, karabuk t anise, karaman o apple castle, kars b wedge castle,
kastamonu t garlic castle, kayseri t pastirma castle, kilis o olive, kirikkale b loaf, kirklareli o wedge,
kirsehir b walnut clock, kocaeli d candy clock, konya o wheat, kutahya b cherry castle, malatya o apricot,
manisa o raisin, mardin o almond castle, mersin d lemon castle, mugla d almond, mus o cucumber,
nevsehir b grape chimneys, nigde b apple, ordu d hazel, osmaniye o peanut, rize d tea terraces,
sakarya n potato bridge, samsun d rice, sanliurfa o chili, siirt t pistachio, sinop d fish castle,
sirnak t pomegranate, sivas b loaf clock, tekirdag d cherry, tokat n tomato castle, trabzon d fish,
tunceli n garlic, usak b bean, van g fish castle, yalova d rose, yozgat b lentil clock, zonguldak d walnut`;

const PROVINCES = new Map<string, Scene>(
  TABLE.split(',').map((entry) => {
    const [name, land, food, landmark] = entry.trim().split(' ') as [
      string,
      keyof typeof LANDS,
      Ingredient,
      Scene['landmark'],
    ];
    return [name, { land: LANDS[land], food, landmark }];
  }),
);

const INLAND_OF_ISTANBUL = new Set(
  (
    'bagcilar bahcelievler basaksehir bayrampasa cekmekoy esenler gaziosmanpasa gungoren sancaktepe sultanbeyli ' +
    'sultangazi umraniye atasehir'
  ).split(' '),
);

const TABLES_OF_DISTRICTS: readonly Ingredient[] = ['tea', 'lokum', 'baklava', 'loaf', 'olive', 'fish', 'lemon'];

/** The scene of a city, or of a city's district ("istanbul-kadikoy"): the land of its province, with a food of its own. */
export function sceneOf(slug: string): Scene {
  const [city, ...rest] = slug.split('-');
  const district = rest.join('-');
  const scene: Scene = PROVINCES.get(city!) ?? { land: 'plain', food: 'wheat' };
  if (!district) return scene;
  const food = [scene.food, ...TABLES_OF_DISTRICTS][hash(slug) % (TABLES_OF_DISTRICTS.length + 1)]!;
  return INLAND_OF_ISTANBUL.has(district) && scene.land === 'sea' ? { land: 'plain', food } : { ...scene, food };
}
