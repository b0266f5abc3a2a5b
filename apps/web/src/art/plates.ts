import type { CategoryKey, DrawnCategory } from '../lib/category-key.js';
import { COBALT, COPPER_DARK, ENAMEL, INK, isDrawn, LEAF, paletteOf, SHADE, WELL } from './colours.js';
import { around, circle, ellipse, group, line, path, polar, poured, rect, ring, starShape } from './drawing-kit.js';
import { ingredients, LEAF_SHAPE } from './ingredients.js';
import { copperTray, enamelPlate, shadow, woodenBoard } from './tableware.js';

const POMEGRANATE_CHAMBER = [
  { radius: 15, seeds: 1 },
  { radius: 28, seeds: 2 },
  { radius: 40, seeds: 3 },
  { radius: 50, seeds: 3 },
];

/** A category's plate, radius 100, centred on 0,0. */
export const PLATES: Record<DrawnCategory, () => string> = {
  baharat: () =>
    copperTray() +
    (
      [
        ['#C8401B', '#E66A38'],
        ['#F0A81A', '#FFD062'],
        ['#5E7A2C', '#86A448'],
        ['#6B2140', '#9A3A63'],
        ['#A4672B', '#CB9150'],
        ['#E8DFC8', '#FFFDF2'],
      ] as const
    )
      .map(([f, l], i) => {
        const [x, y] = polar(47, i * 60 - 90);
        return group(
          x,
          y,
          1,
          0,
          circle(2, 3, 24, SHADE + '40') +
            circle(0, 0, 23.5, ENAMEL) +
            circle(0, 0, 21, f) +
            circle(-3, -4, 13.5, l) +
            around(7, 10, (a, b) => circle(a - 2, b - 2, 1.1, f), i * 20),
        );
      })
      .join('') +
    circle(1, 2, 20, SHADE + '40') +
    circle(0, 0, 19.5, ENAMEL) +
    circle(0, 0, 17, '#F1E3C8') +
    group(0, 0, 0.72, 12, ingredients.anise()),
  firin: () =>
    enamelPlate(COBALT) +
    circle(3, 6, 62, SHADE, ' opacity=".12"') +
    ring(0, 0, 45, '#7A3F10', 33) +
    ring(0, 0, 45, '#B66A22', 27) +
    around(18, 45, (x, y, a) => ellipse(x, y, 13.5, 3.4, '#D4913F', a + 38)) +
    around(46, 45, (x, y, a, i) => {
      const k = 0.82 + ((i * 37) % 40) / 100;
      return ellipse(x * k, y * k, 3.1, 1.7, i % 4 ? '#FBE6BA' : '#FFF7E0', a + ((i * 53) % 90));
    }),
  'sut-urunleri': () =>
    enamelPlate(COBALT) +
    circle(2, 5, 56, SHADE, ' opacity=".12"') +
    path('M0 0L54 -12A55 55 0 1 1 34 -43Z', '#E3AE33') +
    path('M0 -3L53 -14A54 54 0 1 1 33 -44Z', '#F9D565') +
    group(
      13,
      -9,
      1,
      0,
      path('M0 -3L53 -14A54 54 0 0 0 33 -44Z', '#E3AE33') + path('M1 -6L53 -18A54 54 0 0 0 34 -46Z', '#FBDF86'),
    ) +
    (
      [
        [-24, -18, 7],
        [-34, 12, 5],
        [-6, 28, 8],
        [16, 12, 5],
        [-14, -36, 4],
        [-28, 32, 4],
        [26, 28, 4],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, '#E3AE33') + circle(x + 1, y + 1.4, r * 0.72, '#F1C24A'))
      .join('') +
    group(-46, -46, 0.9, -40, ingredients.sprig('#7FB069')),
  et: () =>
    woodenBoard() +
    group(
      -4,
      -2,
      2.75,
      -12,
      path('M2 3C-18 15 -22 13 -22 -2C-20 -18 4 -20 18 -10C27 -2 20 16 6 18Z', SHADE + '2E') +
        ingredients.steak() +
        path('M-20 -7L-7 -5L-6 -14L-2 -13L-3 -4L4 4L0 6L-7 0L-20 -2Z', '#FBEFE2'),
    ) +
    group(52, 48, 1.2, -35, ingredients.sprig('#4F7A34')) +
    circle(-56, 52, 4, INK) +
    circle(-46, 60, 3.4, INK) +
    circle(-62, 40, 3, INK) +
    circle(-38, 66, 2.6, '#7A1626'),
  sekerleme: () =>
    enamelPlate('#D94F7B') +
    (
      [
        [-30, -24, 12, '#F29AB3'],
        [10, -36, -14, '#F8D27A'],
        [38, -4, 20, '#BBCB62'],
        [-2, 2, -6, '#F29AB3'],
        [-38, 18, -18, '#BBCB62'],
        [-6, 42, 16, '#F8D27A'],
        [32, 36, -10, '#F29AB3'],
      ] as const
    )
      .map(
        ([x, y, a, f]) =>
          group(x + 2, y + 4, 1.12, a, rect(-14, -14, 28, 28, SHADE, 6, ' opacity=".13"')) +
          group(x, y, 1.12, a, ingredients.lokum(f)),
      )
      .join('') +
    poured(40, 9.6, (x, y, a, i) => circle(x, y, i % 3 ? 1.1 : 1.7, '#FFFFFF')) +
    group(-14, -58, 0.5, 0, ingredients.rose()) +
    group(56, -34, 0.42, 0, ingredients.rose('#E4708F')),
  'meyve-sebze': () =>
    enamelPlate(LEAF) +
    circle(3, 6, 66, SHADE, ' opacity=".12"') +
    path('M-10 -64L-14 -80L-4 -73L0 -84L5 -73L14 -80L10 -64Z', '#B8252B') +
    circle(0, 0, 66, '#B51B36') +
    circle(0, 0, 59, '#F6DDB6') +
    around(
      6,
      30,
      (x, y, a) =>
        POMEGRANATE_CHAMBER.flatMap(({ radius, seeds }) =>
          Array.from({ length: seeds }, (_, j) => {
            const [u, v] = polar(radius, a + (j - (seeds - 1) / 2) * (radius > 30 ? 15 : 17));
            return (
              ellipse(u, v, 6.4, 5.2, j % 2 ? '#C3123C' : '#D92B50', a) +
              circle(u - 1.6, v - 1.8, 1.5, '#FFFFFF', ' opacity=".65"')
            );
          }),
        ).join(''),
      -60,
    ) +
    circle(0, 0, 6, '#F6DDB6') +
    group(58, 54, 1, 20, ingredients.leaf('#4F8A3A')) +
    group(70, 34, 0.8, 60, ingredients.leaf('#35571F')),
  icecek: () =>
    shadow() +
    circle(0, 0, 97, ENAMEL) +
    ring(0, 0, 95, '#D9A441', 3) +
    around(
      16,
      78,
      (x, y, a) => ellipse(x, y, 11, 6.4, '#C9302C', a + 90) + ellipse(x, y, 4.5, 2.4, '#F6C15B', a + 90),
    ) +
    circle(0, 0, 60, WELL) +
    circle(4, 7, 44, SHADE, ' opacity=".16"') +
    circle(0, 0, 43, '#F0E2D2') +
    ring(0, 0, 42, '#FFFFFF', 2.5) +
    circle(0, 0, 36, '#8E1F0C') +
    circle(-1, -1, 32, '#B5300F') +
    path('M-26 -6A27 27 0 0 1 4 -27Q-12 -16 -26 -6Z', '#E56A35') +
    circle(12, 12, 4, '#D04A20') +
    group(52, -42, 0.95, 18, ingredients.sugar()) +
    group(
      -44,
      50,
      1,
      -42,
      rect(-4, -30, 5, 52, '#B9BEC4', 2.5) + ellipse(-1.5, 26, 8, 11, '#D5D9DD') + ellipse(-1.5, 26, 5, 7.6, '#B9BEC4'),
    ),
  yaglar: () =>
    enamelPlate('#7C8A22') +
    circle(0, 0, 66, '#C9A91C') +
    circle(0, 0, 63, '#E3C62F') +
    path('M-46 -22A50 50 0 0 1 18 -48Q-10 -34 -46 -22Z', '#F5E27A') +
    circle(30, 34, 7, '#F0D95B') +
    circle(16, 46, 3.6, '#F0D95B') +
    group(
      -6,
      4,
      1,
      -16,
      line('M-52 20Q0 18 52 -22', '#5B6B1E', 4) +
        (
          [
            [-38, 6, -62],
            [-22, 30, 40],
            [-8, -4, -70],
            [12, 22, 30],
            [26, -20, -72],
            [42, 2, 12],
            [56, -28, -38],
          ] as const
        )
          .map(([x, y, a]) =>
            group(x, y, 0.95, a, path(LEAF_SHAPE, '#6F7F2A') + path('M-20 0C-12 -13 10 -13 20 0Z', '#93A044')),
          )
          .join(''),
    ) +
    group(-26, -20, 1.02, 20, ingredients.olive('#4B5A17')) +
    group(22, 20, 1.02, -30, ingredients.olive('#3B2A33')) +
    group(-14, 36, 0.95, 70, ingredients.olive('#6C7A22')),
  'tahil-bakliyat': () =>
    shadow() +
    circle(0, 0, 97, '#A97C45') +
    around(36, 90, (x, y, a) => ellipse(x, y, 10, 7, a % 20 ? '#C79B62' : '#D9B27C', a + 64)) +
    circle(0, 0, 80, '#8A6030') +
    circle(0, 0, 78, '#C58C2C') +
    poured(
      88,
      7.9,
      (x, y, a, i) => circle(x, y, 5.6, i % 3 ? '#E0B150' : '#D39C38') + circle(x - 1.5, y - 1.6, 2, '#F4D897'),
    ) +
    group(
      26,
      20,
      1,
      38,
      ellipse(3, 6, 25, 33, SHADE + '33') +
        rect(-6, 26, 12, 52, '#8A5A2C', 6) +
        ellipse(0, 0, 24, 32, '#A8713B') +
        ellipse(0, -2, 18, 25, '#7C4D22') +
        poured(13, 5.6, (x, y) => circle(x * 0.8, y - 2, 4.4, '#E0B150')),
    ),
  kuruyemis: () =>
    copperTray() +
    poured(
      34,
      12,
      (x, y, a, i) =>
        group(x + 1.6, y + 2.6, 0.72, a * 1.7, ellipse(0, 0, 19, 12, SHADE + '3A')) +
        group(
          x,
          y,
          0.72,
          a * 1.7,
          i % 5 === 3 ? ingredients.hazel() : i % 7 === 5 ? ingredients.almond() : ingredients.pistachio(),
        ),
    ),
  'deniz-urunleri': () =>
    enamelPlate(COBALT) +
    group(
      -2,
      -8,
      2.35,
      -18,
      path('M-22 3C-12 17 10 17 20 4L30 13Q28 4 30 -6Z', SHADE + '1F') +
        ingredients.fish('#9CC0DB') +
        (
          [
            [-1, -4],
            [6, -4],
            [2, 2],
            [9, 2],
            [-4, 3],
            [13, -2],
          ] as const
        )
          .map(([x, y]) => line(`M${x} ${y - 2.6}Q${x + 2.6} ${y} ${x} ${y + 2.6}`, '#FFFFFF', 1, ' opacity=".6"'))
          .join(''),
    ) +
    group(-22, 48, 1, 0, ingredients.lemon()) +
    group(14, 56, 0.82, 0, ingredients.lemon()) +
    group(54, 30, 1, 60, ingredients.sprig('#5F9440')),
  tatli: () =>
    copperTray() +
    circle(0, 0, 73, '#B8691C') +
    around(16, 61, (x, y, a) => group(x, y, 0.62, a + 90, ingredients.baklava())) +
    around(8, 37, (x, y, a) => group(x, y, 0.92, a + 90, ingredients.baklava()), 22.5) +
    starShape(26, 13, 8, '#B8691C') +
    starShape(23, 11.5, 8, '#E7A640') +
    starShape(15, 8, 8, '#F2C162') +
    circle(0, 0, 6, '#7E9A33'),
  corba: () =>
    enamelPlate(COBALT) +
    circle(3, 6, 62, SHADE, ' opacity=".14"') +
    circle(0, 0, 61, ENAMEL) +
    ring(0, 0, 59, COBALT, 3) +
    circle(0, 0, 51, '#DB7F1C') +
    circle(0, 0, 49, '#F2A032') +
    line('M-30 8C-22 -22 14 -26 20 -4C24 12 -6 16 -8 2', '#C8401B', 6) +
    (
      [
        [26, 20],
        [-22, 26],
        [4, 30],
        [30, -8],
        [-30, -12],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 2.4, '#D9531E'))
      .join('') +
    group(2, -18, 0.62, -30, ingredients.leaf('#4F8A3A')) +
    group(16, -8, 0.5, 40, ingredients.leaf('#6BA04F')) +
    group(64, 48, 0.8, 0, circle(2, 3, 21, SHADE + '26') + ingredients.lemon()),
  kasap: () =>
    woodenBoard() +
    group(-24, -22, 1.75, -18, ingredients.steak()) +
    group(34, -34, 1.1, 24, ingredients.sucuk()) +
    group(50, -4, 1.1, -10, ingredients.sucuk()) +
    (
      [
        [-34, 34],
        [-4, 46],
        [-12, 20],
      ] as const
    )
      .map(([x, y], i) => group(x, y, 0.92, i * 31, ingredients.cube()))
      .join('') +
    group(34, 40, 1.5, -38, rect(-26, -12, 40, 24, '#D5D9DD', 3) + rect(14, -5, 24, 10, COPPER_DARK, 4)) +
    group(-62, 2, 1, 60, ingredients.sprig('#4F7A34')),
  balikci: () =>
    shadow() +
    circle(0, 0, 97, '#7FA9BD') +
    ring(0, 0, 92, '#B9D3DF', 4) +
    circle(0, 0, 82, '#CFE3EC') +
    poured(70, 9.4, (x, y, a, i) =>
      group(x, y, 1, a * 2, rect(-5.5, -5.5, 11, 11, i % 3 ? '#EAF5FA' : '#FFFFFF', 3, ' opacity=".85"')),
    ) +
    group(0, -38, 1.75, -8, ingredients.fish('#7FA7C9')) +
    group(4, 0, 1.85, -8, ingredients.fish('#E79A86')) +
    group(0, 38, 1.75, -8, ingredients.fish('#9CC0DB')) +
    group(-58, 40, 0.8, 0, ingredients.lemon()),
  manav: () =>
    rect(-77, -62, 164, 140, SHADE, 8, ' opacity=".16"') +
    rect(-82, -70, 164, 140, '#A97339', 8) +
    rect(-74, -62, 148, 124, '#7C4F22', 4) +
    [-46, 0, 46]
      .map((x, column) =>
        [-40, 0, 40]
          .map((y, row) =>
            group(
              x,
              y,
              1.02,
              0,
              [ingredients.apple, ingredients.orange, ingredients.eggplant, ingredients.tomato, ingredients.pear][
                (column * 3 + row * 2) % 5
              ]!(),
            ),
          )
          .join(''),
      )
      .join('') +
    rect(-82, -22, 164, 5, '#C08D50') +
    rect(-82, 18, 164, 5, '#C08D50'),
  pastane: () =>
    enamelPlate('#D9896F') +
    circle(3, 6, 60, SHADE, ' opacity=".12"') +
    circle(0, 0, 59, '#F6D9B0') +
    around(14, 54, (x, y) => circle(x, y, 8, '#FFF8EC')) +
    circle(0, 0, 46, '#FBEBD3') +
    around(7, 32, (x, y, a) => group(x, y, 0.62, a + 90, ingredients.strawberry())) +
    circle(0, 0, 14, '#6B3A1E') +
    starShape(11, 5, 6, '#F6D27A'),
  restoran: () =>
    enamelPlate(COBALT) +
    group(
      -18,
      -10,
      1,
      -28,
      [-18, 0, 18].map((y) => rect(-34, y - 7, 68, 13, '#8C4A22', 6) + line(`M-24 ${y}H24`, '#B4693A', 3)).join(''),
    ) +
    group(32, -24, 0.95, 0, ingredients.tomato()) +
    group(28, 30, 1.1, -30, ingredients.chili('#6E9B4E')) +
    group(
      -24,
      40,
      1,
      0,
      poured(46, 4, (x, y, a) => ellipse(x, y, 4, 1.8, '#FFFBEE', a)),
    ) +
    group(48, 4, 0.7, 70, ingredients.sprig('#4F7A34')),
  market: () =>
    shadow() +
    circle(0, 0, 97, '#C99A5B') +
    ring(0, 0, 91, '#A97C45', 5) +
    circle(0, 0, 82, '#EAD6AE') +
    line('M-58 -58L58 58M58 -58L-58 58', '#D8BC86', 3) +
    group(-34, -32, 1.4, -18, ingredients.loaf()) +
    group(36, -34, 1.3, 0, ingredients.apple()) +
    group(-38, 30, 1.3, 12, rect(-16, -22, 32, 44, '#FFFFFF', 4) + rect(-16, -6, 32, 16, COBALT)) +
    group(0, 42, 1.2, 0, ingredients.egg()) +
    group(44, 24, 1.3, 24, ingredients.wedge()) +
    group(0, -4, 1.2, 40, ingredients.sprig()),
  toptan: () =>
    woodenBoard() +
    (
      [
        [-34, -34, '#E0B150'],
        [34, -34, '#C4501F'],
        [-34, 34, '#F4EBD8'],
        [34, 34, '#5E8A3C'],
      ] as const
    )
      .map(
        ([x, y, f]) =>
          circle(x + 3, y + 5, 31, SHADE, ' opacity=".18"') +
          around(12, 24, (u, v) => circle(x + u, y + v, 8.5, '#CDB185')) +
          circle(x, y, 23, '#9C7D50') +
          circle(x, y, 20, f) +
          poured(20, 4, (u, v) => circle(x + u, y + v, 2, '#FFFFFF', ' opacity=".32"')),
      )
      .join(''),
  gida: () =>
    enamelPlate('#CB5B33') +
    (
      [
        [0, -36, '#B3261A'],
        [-34, 22, '#E3C62F'],
        [34, 22, '#6F7F2A'],
      ] as const
    )
      .map(
        ([x, y, f]) =>
          circle(x + 3, y + 5, 31, SHADE, ' opacity=".15"') +
          circle(x, y, 30, '#DCEBEA') +
          circle(x, y, 26, f) +
          circle(x, y, 16, '#FFFFFF', ' opacity=".16"') +
          ring(x, y, 28, '#FFFFFF', 2),
      )
      .join('') +
    group(0, 6, 0.8, 30, ingredients.sprig()),
  dondurma: () =>
    enamelPlate('#D884B0') +
    (
      [
        [-24, -20, '#F6D9B0'],
        [24, -20, '#E58BA6'],
        [0, 22, '#8FBF7A'],
      ] as const
    )
      .map(
        ([x, y, f]) =>
          circle(x + 3, y + 5, 27, SHADE, ' opacity=".13"') +
          circle(x, y, 27, f) +
          circle(x - 6, y - 7, 15, '#FFFFFF', ' opacity=".28"') +
          poured(9, 7, (u, v) => circle(x + u, y + v, 1.6, '#6B3A1E')),
      )
      .join('') +
    group(50, 34, 1, -40, path('M-10 -22H10L0 26Z', '#D39A45') + line('M-6 -14L4 4M6 -14L-4 4', '#A56A24', 2)) +
    group(-44, 38, 0.9, 0, ingredients.cherry()),
  sarkuteri: () =>
    woodenBoard() +
    poured(7, 22, (x, y, a) => group(x - 26, y - 16, 0.92, a, ingredients.sucuk())) +
    group(40, -30, 1.5, 20, ingredients.wedge()) +
    group(34, 30, 1.2, 0, ingredients.feta()) +
    group(-20, 54, 1, 0, ingredients.olive('#4B5A17')) +
    group(8, 58, 0.9, 40, ingredients.olive('#3B2A33')) +
    group(60, 4, 0.9, 70, ingredients.sprig()),
  // a mixed plate for businesses of other trades: six bowls around a star of petals
  diger: () =>
    enamelPlate('#B4592B') +
    circle(0, 0, 76, '#F7EEDD') +
    around(24, 71, (x, y, _a, i) => circle(x, y, i % 2 ? 1.8 : 2.8, i % 2 ? '#3F6A2A' : '#B4592B')) +
    (
      [
        ['#F9E8DC', () => ingredients.apple()],
        ['#EAF2E0', () => ingredients.egg()],
        ['#FEF2D2', () => ingredients.olive('#4B5A17')],
        ['#F9E8DC', () => ingredients.loaf()],
        ['#EAF2E0', () => ingredients.wedge()],
        ['#FEF2D2', () => ingredients.hazel()],
      ] as const
    )
      .map(([ground, food], i) => {
        const [x, y] = polar(43, i * 60 - 90);
        return group(
          x,
          y,
          1,
          0,
          circle(2, 3, 20, SHADE + '26') +
            circle(0, 0, 19.5, ENAMEL) +
            circle(0, 0, 17, ground) +
            group(0, 0, 0.72, 0, food()),
        );
      })
      .join('') +
    around(6, 11, (x, y, a) => ellipse(x, y, 9, 4.2, '#F6B21B', a)) +
    circle(0, 0, 5, '#B4592B'),
  bos: () =>
    enamelPlate('#8B9084') +
    ring(0, 0, 56, '#DDDFD2', 2) +
    group(-20, 0, 1.5, 0, ingredients.fork('#8B9084')) +
    group(20, 0, 1.5, 0, path('M-3 24V2H-6V-14Q-5 -24 4 -25V24Z', '#8B9084')),
};

/** The plate of any category. Without a drawing of its own, an enamel plate with a generated rosette. */
export const plateOf = (key: CategoryKey): string => (isDrawn(key) ? PLATES[key]() : rosettePlate(key));

function rosettePlate(key: CategoryKey): string {
  const { base, deep, accent, pale, tint } = paletteOf(key);
  const pattern = Number(key.split('-')[1]);
  const petals = 6 + (pattern % 5);
  const slim = 7 + (pattern % 4) * 2;
  const turn = pattern % 2 ? 180 / petals : 0;
  const dots = 12 + (pattern % 3) * 6;
  return (
    enamelPlate(base) +
    circle(0, 0, 74, tint) +
    around(dots, 84, (x, y) => circle(x, y, 2.6, pattern % 2 ? accent : deep)) +
    around(petals, 42, (x, y, a) => ellipse(x, y, 25, slim, base, a), turn) +
    around(petals, 40, (x, y, a) => ellipse(x, y, 15, slim / 2.4, pale, a), turn) +
    around(petals, 62, (x, y) => circle(x, y, 4.5, accent), turn + 180 / petals) +
    starShape(24, 11 + (pattern % 4), petals, deep) +
    circle(0, 0, 9, accent)
  );
}
