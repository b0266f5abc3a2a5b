// Builders of SVG shapes. Everything is drawn flat, seen from above; numbers have one decimal to keep files small.

export const round = (value: number) => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${
    turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : ''
  }/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${
    radius ? ` rx="${radius}"` : ''
  }${more}/>`;

const twoDecimals = (value: number) => round(value * 100) / 100;

export const group = (x: number, y: number, scale: number, turn: number, body: string) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${
    scale !== 1 ? ` scale(${twoDecimals(scale)})` : ''
  }">${body}</g>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Draws a `<use>` of a picture that is defined in the same file. */
export const reuse = (id: string, x: number, y: number, scale: number, turn: number) =>
  `<use href="#${id}" transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)}) scale(${twoDecimals(scale)})"/>`;

export const svg = (width: number, height: number, body: string, ground?: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${
    ground ? rect(0, 0, width, height, ground) : ''
  }${body}</svg>`;

/** The point at distance `radius` in the direction `angle` (in degrees). */
export const polar = (radius: number, angle: number): [number, number] => [
  Math.cos((angle * Math.PI) / 180) * radius,
  Math.sin((angle * Math.PI) / 180) * radius,
];

type Placed = (x: number, y: number, angle: number, index: number) => string;

/** Draws `count` things on a circle. */
export const around = (count: number, radius: number, draw: Placed, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (360 / count) * index;
    return draw(...polar(radius, angle), angle, index);
  }).join('');

/** Draws `count` things in a sunflower pattern: they look poured, but their positions are not random. */
export const poured = (count: number, gap: number, draw: Placed) =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 137.508;
    return draw(...polar(gap * Math.sqrt(index + 0.4), angle), angle, index);
  }).join('');

/** A star with `points` points around 0,0. */
export const starShape = (outer: number, inner: number, points: number, fill: string) => {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const [x, y] = polar(i % 2 ? inner : outer, (180 / points) * i);
    d += `${i ? 'L' : 'M'}${round(x)} ${round(y)}`;
  }
  return path(d + 'Z', fill);
};

/** The 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0)!;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

export type Dice = () => number;

/** A pseudo-random generator: the same seed gives the same numbers (0 to 1) everywhere. */
export function dice(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pickWith =
  (roll: Dice) =>
  <T>(list: readonly T[]): T =>
    list[Math.floor(roll() * list.length)]!;
