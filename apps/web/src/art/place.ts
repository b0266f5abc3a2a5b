import { INK, LEAF_DARK, POMEGRANATE, SAFFRON, SHADE } from './colours.js';
import {
  around,
  circle,
  type Dice,
  dice,
  ellipse,
  group,
  hash,
  line,
  path,
  poured,
  rect,
  reuse,
  round,
  svg,
} from './drawing-kit.js';
import { ingredients } from './ingredients.js';
import { type Scene, sceneOf } from './province-scenes.js';
import { type Ground, rooftops } from './rooftops.js';
import { enamelPlate } from './tableware.js';

const LANDS = ['#EFE3C2', '#E9EBCF', '#F5E2C8'];
const [WIDTH, HEIGHT] = [640, 400];
/** The town's width; the land begins to its right. */
const TOWN = 440;
/** Prepared foods, which do not grow in fields. */
const COOKED = /^(simit|loaf|pastry|sucuk|pastirma|wedge|feta|fish|sugar|candy|lokum|baklava|anise)$/;

/** 640x400: an aerial view of a city or district with its roofs, the surrounding land and the food it is known for. */
export function placeArt(slug: string): string {
  const scene = sceneOf(slug);
  const seed = hash(slug);
  const roll = dice(seed);
  const id = seed.toString(36);
  const ground: Ground = {
    width: TOWN,
    height: HEIGHT,
    tilt: Math.round(roll() * 40 - 20),
    domes: 1 + (seed % 2),
    domesY: HEIGHT * (0.3 + roll() * 0.4),
  };
  const town = `<g transform="rotate(${ground.tilt} ${TOWN / 2} ${HEIGHT / 2})">${rooftops(ground, roll)}</g>`;
  const land = LANDS[seed % LANDS.length]!;
  const body =
    town + country(scene, id, roll) + WATERS[scene.land](land, roll) + landmark(scene, roll) + plate(scene, id, roll);
  const defs = `<defs><g id="f${id}">${ingredients[scene.food]()}</g></defs>`;
  const sides = seed % 2 ? body : `<g transform="translate(${WIDTH} 0) scale(-1 1)">${body}</g>`;
  return svg(WIDTH, HEIGHT, defs + sides, land);
}

const FIELDS: Record<Scene['land'], [string, string, string]> = {
  sea: ['#A9C47A', '#BBD28E', '#8FB062'],
  lake: ['#B5CB86', '#C9D9A0', '#9DBA70'],
  plain: ['#E2C46C', '#EBD48C', '#C9D08A'],
  mountain: ['#8FAE6C', '#A3BF7E', '#789A58'],
  river: ['#9CC06E', '#B4D089', '#D9CF84'],
  steppe: ['#DDBE82', '#E8CF9C', '#CFA968'],
};

/** The land beside the town, in strips, some of which grow its food. */
function country({ land, food }: Scene, id: string, roll: Dice): string {
  const [first, second, third] = FIELDS[land];
  const x = 300 + roll() * 60;
  const swing = 30 + roll() * 60;
  const edge = `M${round(x)} -10C${round(x + swing)} 120 ${round(x - swing)} 270 ${round(x + 20)} 410H650V-10Z`;
  const turn = roll() * 50 - 25;
  let strips = '';
  for (let row = 0, y = -140; y < 540; y += 62, row++) {
    strips += rect(180, y, 640, 60, [first, second, third][row % 3]!);
    if (row % 2) strips += line(`M180 ${y + 18}H820M180 ${y + 40}H820`, SHADE, 2, ' opacity=".07"');
    else if (!COOKED.test(food) && (row % 4 === 0 || land === 'plain'))
      for (let at = 250; at < 760; at += 74) strips += reuse(`f${id}`, at + roll() * 20, y + 30, 0.85, roll() * 360);
    else for (let at = 240; at < 760; at += 48) strips += tree(at + roll() * 16, y + 28 + roll() * 8);
  }
  const clip = `<clipPath id="c${id}">${path(edge, '#000')}</clipPath>`;
  return (
    path(edge, first, ' transform="translate(-8 0)" opacity=".6"') +
    `<defs>${clip}</defs><g clip-path="url(#c${id})"><g transform="rotate(${round(turn)} 480 200)">${strips}</g></g>`
  );
}

const tree = (x: number, y: number) => circle(x + 2, y + 4, 10, SHADE, ' opacity=".13"') + circle(x, y, 10, '#4F7A34');

const WATERS: Record<Scene['land'], (land: string, roll: Dice) => string> = {
  sea: (land, roll) => {
    const shore = 262 + roll() * 40;
    const swing = 20 + roll() * 40;
    const water = (offset: number, fill: string) =>
      path(
        `M-20 ${round(shore + offset)}C140 ${round(shore - swing + offset)} 300 ${round(shore + swing + offset)} 440 ${round(shore - 10 + offset)}S600 ${round(shore - swing + offset)} 680 ${round(shore + 20 + offset)}V440H-20Z`,
        fill,
      );
    const boats = [90, 260].map((x, i) => boat(x + roll() * 60, 350 + roll() * 24, i, roll)).join('');
    return water(-16, land) + water(0, '#3A8DB5') + water(30, '#2A74A0') + boats;
  },
  lake: (_, roll) => {
    const [x, y] = [250 + roll() * 60, 280 + roll() * 40];
    const lake = (grow: number, fill: string) =>
      ellipse(x, y, 170 + grow, 80 + grow, fill, -12) + ellipse(x + 120, y - 20, 90 + grow, 52 + grow, fill, 20);
    return lake(10, '#F1E6C8') + lake(0, '#4AA0BE') + lake(-22, '#2F86AC') + boat(x, y, 0, roll);
  },
  river: (_, roll) => {
    const x = 250 + roll() * 60;
    const course = `M${round(x)} -30C${round(x + 120)} 90 ${round(x - 120)} 210 ${round(x + 40)} 440`;
    return line(course, '#F1E6C8', 78) + line(course, '#4AA0BE', 60) + line(course, '#7DBFD4', 6, ' opacity=".7"');
  },
  mountain: (_, roll) => [0, 1, 2].map((i) => peak(330 + i * 110, i % 2 ? 60 : 330, 74 + roll() * 34, roll)).join(''),
  steppe: (_, roll) =>
    Array.from({ length: 9 }, () => sheep(350 + roll() * 260, 30 + roll() * 340, roll() * 360)).join(''),
  plain: () => '',
};

/** A mountain from above: nested contours, lit from the top left, with snow on top. */
function peak(x: number, y: number, radius: number, roll: Dice): string {
  const from = roll() * 60;
  const height = (size: number, fill: string) =>
    path(
      around(
        9,
        size,
        (u, v, _, i) => `${i ? 'L' : 'M'}${round(x + u * (i % 2 ? 1 : 0.8))} ${round(y + v * (i % 2 ? 0.95 : 0.8))}`,
        from,
      ) + 'Z',
      fill,
    );
  return (
    `<g transform="translate(6 9)" opacity=".16">${height(radius, SHADE)}</g>` +
    height(radius, '#6B7F57') +
    height(radius * 0.74, '#8C8468') +
    height(radius * 0.5, '#B5A98C') +
    height(radius * 0.28, '#FFFFFF')
  );
}

const sheep = (x: number, y: number, turn: number) =>
  group(
    x,
    y,
    0.8,
    turn,
    ellipse(2, 4, 13, 9, `${SHADE}22`) + ellipse(0, 0, 12, 8.5, '#FFFBF0') + circle(12, 0, 4.5, INK),
  );

function boat(x: number, y: number, index: number, roll: Dice): string {
  return group(
    x,
    y,
    0.95,
    roll() * 50 - 25,
    line('M-38 8Q-60 2 -74 12M-38 -8Q-60 -2 -74 -12', '#FFFFFF', 2, ' opacity=".5"') +
      path('M-34 -9H14Q34 -6 40 0Q34 6 14 9H-34Z', '#FFFFFF') +
      rect(-22, -5, 28, 10, index % 2 ? POMEGRANATE : SAFFRON, 2),
  );
}

/** A plate with the place's food in the middle of its land. */
function plate({ land }: Scene, id: string, roll: Dice): string {
  const y = land === 'sea' || land === 'lake' ? 124 + roll() * 30 : 170 + roll() * 60;
  const served = poured(8, 20, (u, v, angle) => reuse(`f${id}`, u, v, 1.15, angle));
  return group(478 + roll() * 40, y, 0.92, roll() * 40 - 20, enamelPlate() + served);
}

/** The building that distinguishes the place from its neighbours. */
function landmark({ landmark: kind }: Scene, roll: Dice): string {
  const [x, y] = [130 + roll() * 60, 110 + roll() * 40];
  switch (kind) {
    case 'bridge':
      return group(
        250,
        330,
        1,
        -62,
        rect(-150, -3, 310, 26, `${SHADE}30`) +
          rect(-155, -14, 310, 28, '#E9DFC9') +
          line('M-155 0H155', '#FFFFFF', 3, ' stroke-dasharray="12 12"') +
          [-70, 70].map((at) => rect(at - 9, -24, 18, 48, POMEGRANATE, 3)).join(''),
      );
    case 'clock':
      return (
        group(
          x,
          y,
          1,
          45,
          rect(-38, -34, 84, 84, `${SHADE}30`, 6) +
            rect(-42, -42, 84, 84, '#F7EFDC', 6) +
            rect(-26, -26, 52, 52, '#C8572F', 4),
        ) + group(x, y, 1, 0, circle(0, 0, 21, '#FFFFFF') + line('M0 0V-13M0 0L9 5', INK, 3.4))
      );
    case 'castle':
      return group(
        x,
        y,
        1,
        roll() * 30,
        rect(-58, -46, 128, 108, `${SHADE}28`, 6) +
          rect(-64, -54, 128, 108, '#CDB185', 4) +
          rect(-46, -36, 92, 72, '#E8D6AE', 3) +
          [-64, 64]
            .flatMap((u) => [-54, 54].map((v) => circle(u, v, 19, '#B5955F') + circle(u, v, 11, '#D9C190')))
            .join('') +
          rect(-14, -14, 28, 28, POMEGRANATE, 3),
      );
    case 'terraces':
      return [0, 1, 2, 3, 4]
        .map((i) =>
          line(
            `M${round(330 + i * 6)} ${60 + i * 44}Q480 ${16 + i * 44} 660 ${70 + i * 44}`,
            i % 2 ? LEAF_DARK : '#6FA04A',
            20,
            ' opacity=".8" stroke-dasharray="1 24"',
          ),
        )
        .join('');
    case 'chimneys':
      return Array.from({ length: 7 }, (_, i) =>
        group(
          330 + (i % 4) * 76 + roll() * 24,
          i < 4 ? 50 + roll() * 40 : 300 + roll() * 50,
          0.9 + roll() * 0.4,
          0,
          circle(6, 9, 28, `${SHADE}26`) +
            circle(0, 0, 28, '#EBD3B0') +
            circle(-2, -2, 19, '#F6E4C6') +
            circle(-3, -4, 9, '#A8794A'),
        ),
      ).join('');
    default:
      return '';
  }
}
