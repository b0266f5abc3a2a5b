import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const WIDTH = 960;
const HEIGHT = 720;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS_RGB = [8, 2, 0, 0, 0];

/** A PNG, as a phone might have taken one: the colour of each of its points. */
function picture(colourAt: (x: number, y: number) => Colour): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) rows.set(colourAt(x, y), y * (1 + WIDTH * 3) + 1 + x * 3);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(WIDTH);
  size.writeUInt32BE(HEIGHT, 4);
  const header = Buffer.concat([size, Buffer.from(EIGHT_BITS_RGB)]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const shaded = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];
const CLOTH: Colour = [236, 226, 211];
const SWEETS: Colour[] = [
  [214, 92, 122],
  [240, 200, 120],
  [150, 178, 96],
  [244, 222, 214],
];

/** Cubes of lokum in a box. */
export const lokum = (): Buffer =>
  picture((x, y) => {
    const [column, row] = [Math.floor((x - 90) / 156), Math.floor((y - 60) / 150)];
    const [inX, inY] = [(x - 90) % 156, (y - 60) % 150];
    const isInBox = column >= 0 && column < 5 && row >= 0 && row < 4;
    if (!isInBox || inX < 12 || inY < 12) return shaded(CLOTH, isInBox ? 0.62 : 0.9 + (0.1 * y) / HEIGHT);
    return shaded(SWEETS[(column + row * 3) % SWEETS.length]!, 1.02 - (0.3 * (inX + inY)) / 306);
  });

/** A glass of tea, from above. */
export const tea = (): Buffer =>
  picture((x, y) => {
    const away = Math.hypot(x - WIDTH / 2, y - HEIGHT / 2);
    if (away < 150) return shaded([178, 58, 24], 1.1 - (0.25 * away) / 150);
    if (away < 172) return [232, 238, 240];
    if (away < 300) return shaded([250, 246, 240], 1 - (0.08 * (away - 172)) / 128);
    if (away < 312) return [196, 150, 72];
    return shaded([120, 84, 58], 0.85 + 0.15 * Math.abs(Math.sin(y / 60)));
  });
