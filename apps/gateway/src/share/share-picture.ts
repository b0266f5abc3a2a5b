import sharp from 'sharp';
import { Lettering } from './lettering.js';

/** The content of a share picture. */
export interface ShareFacts {
  /** The name, in large letters. */
  title: string;
  /** What it is and where it is, in one line. */
  kicker: string;
  brand: string;
  /** An SVG of 640 by 400 pixels. */
  drawing: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = 690;
const MARGIN = 72;
const MIDDLE = 300;
const COLOURS = { panel: '#F7F7F1', title: '#241A1F', kicker: '#B0123B', brand: '#574B50', stripe: '#F6B21B' };
const TITLE = { size: 68, smaller: 54, line: 1.16, most: 4 };
const QUALITY = 84;

let letters: { title: Lettering; text: Lettering } | undefined;

/** PUB-SEO-04: a JPEG of 1200 by 630 pixels, with the name on a light panel and the drawing beside it. */
export async function sharePicture({ title, kicker, brand, drawing }: ShareFacts): Promise<Buffer> {
  letters ??= { title: Lettering.load('besley', 800), text: Lettering.load('figtree', 600) };
  const art = await sharp(Buffer.from(drawing))
    .resize(WIDTH - PANEL, HEIGHT, { fit: 'cover', position: 'right' })
    .toBuffer();
  const panel = Buffer.from(panelSvg({ title, kicker, brand }, letters));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.panel } })
    .composite([
      { input: art, left: PANEL, top: 0 },
      { input: panel, left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

function panelSvg(
  { title, kicker, brand }: Omit<ShareFacts, 'drawing'>,
  faces: { title: Lettering; text: Lettering },
): string {
  const room = PANEL - 2 * MARGIN;
  const inTwo = faces.title.lines(title, TITLE.size, room, TITLE.most);
  const size = inTwo.length > 3 ? TITLE.smaller : TITLE.size;
  const lines = faces.title.lines(title, size, room, TITLE.most);
  const top = MIDDLE - ((lines.length - 1) * size * TITLE.line) / 2 + size / 2;
  const [first = ''] = faces.text.lines(kicker, 30, room, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL}" height="${HEIGHT}">`,
    `<rect x="${PANEL - 12}" width="12" height="${HEIGHT}" fill="${COLOURS.stripe}"/>`,
    faces.text.outline(first, MARGIN, 118, 30, COLOURS.kicker),
    ...lines.map((line, index) =>
      faces.title.outline(line, MARGIN, top + index * size * TITLE.line, size, COLOURS.title),
    ),
    faces.text.outline(brand, MARGIN, HEIGHT - 70, 32, COLOURS.brand),
    '</svg>',
  ].join('');
}
