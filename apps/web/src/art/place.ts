import { POMEGRANATE, SAFFRON } from './colours.js';
import { type Dice, dice, group, hash, line, path, rect, round, svg } from './drawing-kit.js';
import { type Ground, rooftops } from './rooftops.js';

const COAST = new Set(
  (
    'istanbul izmir antalya mersin adana hatay mugla aydin balikesir canakkale tekirdag kirklareli kocaeli yalova sakarya ' +
    'duzce zonguldak bartin kastamonu sinop samsun ordu giresun trabzon rize artvin edirne'
  ).split(' '),
);
const INLAND_OF_ISTANBUL = new Set(
  (
    'bagcilar bahcelievler basaksehir bayrampasa cekmekoy esenler gaziosmanpasa gungoren sancaktepe sultanbeyli ' +
    'sultangazi umraniye atasehir'
  ).split(' '),
);
const LANDS = ['#EFE3C2', '#E9EBCF', '#F5E2C8'];
const [WIDTH, HEIGHT] = [640, 400];

/** True for a place by the sea; `slug` is a city, or a city and its district ("istanbul-kadikoy"). */
export function isCoastal(slug: string): boolean {
  const [city, ...district] = slug.split('-');
  return COAST.has(city!) && !INLAND_OF_ISTANBUL.has(district.join('-'));
}

/** 640x400: roofs, gardens and copper domes of a city or district from the air, with its sea if it has one. */
export function placeArt(slug: string): string {
  const seed = hash(slug);
  const roll = dice(seed);
  const coastal = isCoastal(slug);
  const seaAbove = (seed >> 4) % 2 !== 0;
  const ground: Ground = {
    width: WIDTH,
    height: HEIGHT,
    tilt: Math.round(roll() * 40 - 20),
    domes: 1 + (seed % 2),
    domesY: coastal ? HEIGHT * (seaAbove ? 0.75 : 0.28) : HEIGHT / 2,
  };
  const land = LANDS[seed % 3]!;
  const town = `<g transform="rotate(${ground.tilt} ${WIDTH / 2} ${HEIGHT / 2})">${rooftops(ground, roll)}</g>`;
  return svg(WIDTH, HEIGHT, town + (coastal ? sea(seed, seaAbove, land, roll) : ''), land);
}

function sea(seed: number, above: boolean, land: string, roll: Dice): string {
  const shore = above ? HEIGHT * 0.27 + roll() * 50 : HEIGHT * 0.62 + roll() * 50;
  const swing = (20 + roll() * 60) * ((seed >> 6) % 2 ? 1 : -1);
  const edge = above ? -40 : HEIGHT + 40;
  const out = above ? -1 : 1;
  const coastline = (offset: number) =>
    `M-20 ${round(shore + offset)}C140 ${round(shore - swing + offset)} 300 ${round(shore + swing + offset)} 440 ${round(
      shore - 10 + offset,
    )}S600 ${round(shore - swing + offset)} 680 ${round(shore + 20 + offset)}`;
  const water = (offset: number, fill: string) => path(`${coastline(offset)}V${edge}H-20Z`, fill);
  return water(-out * 16, land) + water(0, '#3A8DB5') + water(out * 30, '#2A74A0') + ferries(above, roll);
}

function ferries(above: boolean, roll: Dice): string {
  return [0, 1, 2]
    .map((i) => {
      const x = 110 + i * 200 + roll() * 60;
      const y = above ? 22 + roll() * 40 : HEIGHT - 54 + roll() * 36;
      return group(
        x,
        y,
        0.95,
        roll() * 50 - 25,
        line('M-38 8Q-60 2 -74 12M-38 -8Q-60 -2 -74 -12', '#FFFFFF', 2, ' opacity=".5"') +
          path('M-34 -9H14Q34 -6 40 0Q34 6 14 9H-34Z', '#FFFFFF') +
          rect(-22, -5, 28, 10, i % 2 ? POMEGRANATE : SAFFRON, 2),
      );
    })
    .join('');
}
