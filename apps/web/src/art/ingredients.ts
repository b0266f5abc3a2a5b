import { COBALT, INK, LEAF, LEAF_DARK, SHADE, WELL } from './colours.js';
import { around, circle, ellipse, group, line, path, poured, rect, ring } from './drawing-kit.js';

export const LEAF_SHAPE = 'M-20 0C-12 -13 10 -13 20 0C10 13 -12 13 -20 0Z';
/** One piece of food, about 40 across, drawn flat from above. */
export const ingredients = {
  leaf: (f = LEAF) => path(LEAF_SHAPE, f) + line('M-17 0H15', '#FFFFFF', 1.4, ' opacity=".45"'),
  sprig: (f = LEAF) =>
    line('M-24 10Q0 4 24 -10', LEAF_DARK, 2.4) +
    (
      [
        [-14, 0, -50],
        [-4, 12, 40],
        [4, -6, -60],
        [14, 5, 25],
        [24, -12, -30],
      ] as const
    )
      .map(([x, y, a]) => group(x, y, 0.5, a, path(LEAF_SHAPE, f)))
      .join(''),
  mound: (f = '#C8401B', l = '#E66A38') =>
    circle(0, 0, 20, f) + circle(-3, -4, 12, l) + circle(-5, -6, 4, '#FFFFFF', ' opacity=".3"'),
  anise: (f = '#6B3A1E') =>
    around(8, 11, (x, y, a) => ellipse(x, y, 10, 4.6, f, a)) +
    around(8, 13, (x, y) => circle(x, y, 2.2, '#C98D4B')) +
    circle(0, 0, 4, '#4A2612'),
  chili: (f = '#D32A1E') =>
    path('M-22 9C-8 14 12 8 20 -8C22 -12 17 -15 14 -11C4 2 -10 6 -22 9Z', f) +
    line('M17 -11L23 -18', LEAF_DARK, 3.4) +
    line('M-8 8Q6 5 12 -4', '#FFFFFF', 1.6, ' opacity=".45"'),
  simit: () =>
    ring(0, 0, 15, '#8A4B16', 11) +
    ring(0, 0, 15, '#C07A2B', 7) +
    around(14, 15, (x, y, a, i) =>
      ellipse(x * (i % 2 ? 1.12 : 0.9), y * (i % 2 ? 1.12 : 0.9), 2, 1.1, '#FCE9BF', a + 40),
    ),
  wheat: (f = '#E0A93A') =>
    line('M-24 0H20', '#B07D1F', 2.2) +
    [-10, -2, 6, 14].map((x) => ellipse(x, -5, 6, 3, f, -28) + ellipse(x, 5, 6, 3, f, 28)).join('') +
    ellipse(23, 0, 6, 3, f),
  wedge: () =>
    path('M-20 12L18 -14A34 34 0 0 1 20 14Z', '#F7CE55') +
    path('M-20 12L20 14L20 18L-20 16Z', '#D9A02C') +
    circle(6, 3, 3.4, '#D9A02C') +
    circle(13, -5, 2.4, '#D9A02C') +
    circle(-4, 9, 2, '#D9A02C'),
  drop: (f = '#FFFFFF') =>
    path('M0 -19C9 -6 14 0 14 8A14 14 0 0 1 -14 8C-14 0 -9 -6 0 -19Z', f) +
    line('M-7 9A7 7 0 0 0 -1 15', SHADE, 2, ' opacity=".2"'),
  cube: (f = '#8C2A22') => rect(-13, -13, 26, 26, f, 5) + line('M-6 -4L7 -6M-7 4Q0 1 7 5', '#F4C7BE', 2),
  steak: () =>
    path('M-22 -4C-20 -20 4 -22 18 -12C27 -4 20 14 6 16C-6 18 -24 12 -22 -4Z', '#F7DCD0') +
    path('M-17 -3C-15 -14 4 -17 14 -9C21 -3 15 9 5 11C-5 13 -19 8 -17 -3Z', '#B5303C') +
    line('M-9 -3Q0 -9 8 -4M-6 5Q2 1 10 3', '#F2B8AE', 2),
  lokum: (f = '#F4A3B9') =>
    rect(-14, -14, 28, 28, f, 6) +
    rect(-14, -14, 28, 28, '#FFFFFF', 6, ' opacity=".28"') +
    rect(-10, -10, 20, 20, f, 4) +
    circle(-4, 3, 2.2, '#7F9B3A') +
    circle(5, -4, 2.2, '#7F9B3A') +
    circle(4, 6, 1.6, '#7F9B3A'),
  rose: (f = '#D94F7B') =>
    around(5, 9, (x, y) => circle(x, y, 10, f)) +
    around(5, 5, (x, y) => circle(x, y, 6, '#F0879F'), 36) +
    circle(0, 0, 4, '#B62B58'),
  tomato: () =>
    circle(0, 0, 21, '#D4341F') +
    circle(0, 0, 17.5, '#EE6A4A') +
    around(5, 9, (x, y, a) => ellipse(x, y, 6.4, 4.6, '#C62F1B', a + 90) + ellipse(x, y, 2.4, 1.4, '#F7C66B', a)) +
    circle(0, 0, 3, '#F2937A'),
  lemon: () =>
    circle(0, 0, 21, '#F2C521') +
    circle(0, 0, 18, '#FFF6CF') +
    around(8, 9.4, (x, y, a) => ellipse(x, y, 6.6, 4, '#F9DB57', a)) +
    circle(0, 0, 2, '#FFF6CF'),
  carrot: () =>
    path('M-24 0C-10 -7 8 -9 15 -7Q20 0 15 7C8 9 -10 7 -24 0Z', '#EC7A24') +
    line('M-6 -3V3M3 -5V1M9 5V0', '#C65A10', 1.6) +
    line('M16 0L26 -7M17 0H28M16 0L26 7', LEAF, 3.4),
  tea: () =>
    circle(2, 3, 21, SHADE, ' opacity=".16"') +
    circle(0, 0, 21, '#FFFFFF') +
    around(10, 17.4, (x, y, a) => ellipse(x, y, 3.4, 1.9, '#C9302C', a + 90)) +
    circle(0, 0, 12.5, '#E9C9A8') +
    circle(0, 0, 10.5, '#A5260F') +
    circle(-3, -3, 4.4, '#D2502A'),
  sugar: () =>
    rect(-12, -9, 17, 17, '#FFFFFF', 3) + rect(-9, -6, 11, 11, '#ECEEE7', 2) + rect(3, 1, 13, 13, '#FFFFFF', 3),
  olive: (f = '#6C7A22') =>
    ellipse(2, 2, 17, 13, SHADE + '22') +
    ellipse(0, 0, 17, 13, f) +
    ellipse(-5, -4, 5, 2.6, '#FFFFFF55', -20) +
    circle(12, 0, 3, INK),
  chick: () =>
    (
      [
        [-8, -6],
        [8, -7],
        [0, 7],
        [-15, 8],
        [15, 8],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 8, '#D9A441') + circle(x - 2, y - 2, 3.4, '#EFCB7E'))
      .join(''),
  pistachio: () =>
    ellipse(0, 0, 19, 12, '#E3CFA6') +
    path('M-17 -3C-6 -10 8 -9 18 -2C8 1 -6 2 -17 -3Z', '#8FA93A') +
    path('M-13 -4C-4 -8 6 -7 13 -3', 'none') +
    line('M-10 6Q2 10 12 5', '#C4A873', 1.6),
  hazel: () =>
    circle(0, 0, 15, '#9A5A2A') +
    path('M-13 -7A15 15 0 0 1 13 -7Q0 0 -13 -7Z', '#D9B183') +
    line('M-5 6Q-3 10 1 11', '#C98D5B', 2),
  almond: () =>
    path('M-20 0C-10 -14 8 -13 20 0C8 13 -10 14 -20 0Z', '#B5713A') +
    line('M-13 0Q0 -5 13 0M-10 5Q0 3 9 5', '#8C4F1D', 1.4),
  fish: (f = '#7FA7C9') =>
    path('M-24 0C-14 -14 8 -14 18 -1L28 -10Q25 0 28 10L18 1C8 14 -14 14 -24 0Z', f) +
    path('M-24 0C-14 -14 8 -14 18 -1Q-4 -4 -24 0Z', '#4D7CA5') +
    circle(-15, -2, 2.4, '#FFFFFF') +
    circle(-15, -2, 1.3, INK) +
    line('M-8 -7Q-4 0 -8 7', '#FFFFFF', 1.6, ' opacity=".7"'),
  shell: (f = '#F2A08C') =>
    path('M0 17L-20 -4A22 20 0 0 1 20 -4Z', f) +
    line('M0 15V-21M0 15L-9 -19M0 15L9 -19M0 15L-16 -12M0 15L16 -12', '#FFFFFF', 1.8, ' opacity=".75"') +
    rect(-6, 14, 12, 5, f, 2),
  baklava: () =>
    path('M0 -21L17 0L0 21L-17 0Z', '#B8691C') +
    path('M0 -19L15 -1L0 15L-15 -1Z', '#E7A640') +
    path('M0 -12L10 -1L0 9L-10 -1Z', '#F2C162') +
    circle(0, -1, 4.4, '#7E9A33'),
  bowl: (f = '#F29A2E') =>
    circle(2, 3, 21, SHADE + '26') +
    circle(0, 0, 21, '#FFFFFF') +
    ring(0, 0, 19.6, COBALT, 2) +
    circle(0, 0, 15, f) +
    line('M-7 1Q0 -8 7 -1', '#C8401B', 2.6),
  fork: (f = '#FFFFFF') =>
    rect(-2.2, -6, 4.4, 30, f, 2.2) + path('M-8 -24V-12Q-8 -4 0 -4Q8 -4 8 -12V-24H5V-13H1.5V-24H-1.5V-13H-5V-24Z', f),
  plate: (f = COBALT) =>
    circle(2, 3, 21, SHADE + '26') + circle(0, 0, 21, '#FFFFFF') + ring(0, 0, 19.4, f, 2.2) + circle(0, 0, 13, WELL),
  sucuk: () =>
    circle(0, 0, 17, '#7A1F1A') +
    circle(0, 0, 14.5, '#A83328') +
    poured(11, 4.2, (x, y) => circle(x, y, 1.5, '#F0C9B4')),
  pastirma: () =>
    path('M-20 -8Q0 -16 20 -8L18 10Q0 16 -18 10Z', '#C98D2B') +
    path('M-16 -6Q0 -12 16 -6L14 7Q0 12 -14 7Z', '#7E1626') +
    line('M-9 -3Q0 1 8 -4M-6 5Q2 3 9 5', '#E9B7AE', 1.8),
  orange: () =>
    circle(0, 0, 20, '#EE7F1A') +
    circle(0, 0, 17, '#FBE3BC') +
    around(8, 9, (x, y, a) => ellipse(x, y, 6.6, 3.2, '#F59A2E', a)) +
    circle(0, 0, 2, '#FBE3BC'),
  fig: () =>
    path('M0 -21C4 -14 17 -8 17 5A17 16 0 0 1 -17 5C-17 -8 -4 -14 0 -21Z', '#A67C4A') +
    path('M0 -14C3 -9 11 -5 11 5A11 10 0 0 1 -11 5C-11 -5 -3 -9 0 -14Z', '#D9B27C') +
    line('M0 -16V-4M-9 6Q0 12 9 6', '#8A6030', 1.6),
  raisin: (f = '#8A5A2C') => ellipse(0, 0, 15, 9, f) + line('M-10 -2Q0 -6 9 -2M-8 4Q0 1 9 4', '#00000033', 1.6),
  grape: () =>
    around(6, 11, (x, y) => circle(x, y, 7.5, '#6B2F63') + circle(x - 2, y - 2, 2.2, '#A968A0')) +
    circle(0, 0, 7.5, '#7C3A73') +
    path('M-4 -18L0 -25L4 -18Z', LEAF_DARK),
  apricot: (f = '#E9922E') =>
    ellipse(0, 0, 18, 15, f) + ellipse(-4, -4, 8, 5, '#FFFFFF44') + line('M-14 4Q0 -6 15 -2', '#B8611C', 2),
  apple: (f = '#C8321F') =>
    circle(-6, 1, 14, f) +
    circle(6, 1, 14, f) +
    ellipse(-8, -4, 4, 6, '#FFFFFF55', 20) +
    line('M0 -8Q1 -16 5 -19', '#6B3A1E', 2.6),
  pear: () =>
    path('M0 -22C8 -20 6 -8 13 0A14 14 0 1 1 -13 0C-6 -8 -8 -20 0 -22Z', '#C6C04A') +
    line('M0 -20L4 -27', '#6B3A1E', 2.6),
  banana: () => path('M-22 -6C-14 14 10 18 23 3L20 -1C8 8 -8 5 -17 -10Z', '#F2C93B') + circle(21, 1, 2.4, '#6B3A1E'),
  strawberry: () =>
    path('M0 20C-18 8 -18 -12 0 -12C18 -12 18 8 0 20Z', '#D32A3A') +
    poured(8, 4.4, (x, y) => circle(x, y + 1, 1.2, '#FBE3A0')) +
    path('M-12 -10L0 -18L12 -10L0 -6Z', LEAF),
  cherry: () =>
    line('M-8 6Q-4 -12 6 -18Q8 -8 9 6', LEAF_DARK, 2) +
    circle(-9, 8, 9, '#A8142E') +
    circle(9, 9, 9, '#C3203C') +
    circle(-12, 5, 2.4, '#FFFFFF88'),
  eggplant: () =>
    path('M-22 4C-18 -14 4 -12 15 -9C21 -6 20 2 14 5C2 16 -16 20 -22 4Z', '#4A2347') +
    path('M12 -11L24 -10L15 5Z', LEAF) +
    line('M-15 4Q-8 -6 4 -6', '#FFFFFF', 2, ' opacity=".3"'),
  cucumber: () =>
    circle(0, 0, 17, '#3E7A34') +
    circle(0, 0, 14.5, '#CFE6A8') +
    around(7, 8, (x, y, a) => ellipse(x, y, 3.4, 1.6, '#F3F8DC', a)),
  pepper: (f = '#5E9440') =>
    path('M-15 -8C-20 10 -8 20 0 15C8 20 20 10 15 -8C10 -16 -10 -16 -15 -8Z', f) +
    line('M0 -12V-20', LEAF_DARK, 4) +
    line('M-8 -4Q-10 6 -6 11', '#FFFFFF', 2, ' opacity=".4"'),
  onion: () =>
    circle(0, 0, 18, '#B98146') +
    ring(0, 0, 12, '#E0B77C', 2) +
    ring(0, 0, 6, '#E0B77C', 2) +
    path('M-4 -16L0 -26L4 -16Z', '#D9B27C'),
  garlic: () =>
    around(
      6,
      8,
      (x, y, a) =>
        ellipse(x, y, 10, 7, '#F4EDE2', a) + line(`M${x * 0.4} ${y * 0.4}L${x * 1.8} ${y * 1.8}`, '#C9B8C9', 1),
    ) + circle(0, 0, 4, '#CDB9A0'),
  potato: () =>
    ellipse(0, 0, 20, 15, '#C79B5E') +
    ellipse(-4, -4, 11, 6, '#DDB983') +
    circle(6, 5, 1.6, '#8A6030') +
    circle(-8, 4, 1.6, '#8A6030'),
  mushroom: () =>
    circle(0, 0, 18, '#D9C4A6') + circle(-3, -3, 12, '#EFE2CD') + around(5, 11, (x, y) => circle(x, y, 2.4, '#BFA57F')),
  egg: () => ellipse(0, 0, 14, 18, '#EBC9A2') + ellipse(-4, -6, 5, 6, '#FFFFFF66'),
  walnut: () =>
    circle(0, 0, 17, '#B07A43') +
    line('M0 -15V15M-11 -7Q-4 -3 -10 4Q-4 8 -6 12M11 -7Q4 -3 10 4Q4 8 6 12', '#7A4E24', 2.2),
  peanut: () =>
    circle(-9, 0, 11, '#D2A25F') +
    circle(9, 0, 11, '#D2A25F') +
    rect(-8, -7, 16, 14, '#D2A25F') +
    line('M-14 -3H14M-14 4H14', '#A87A3C', 1.4),
  date: () => ellipse(0, 0, 19, 10, '#5A2C17') + line('M-13 -2Q0 -6 13 -2M-11 4Q0 1 11 4', '#8C5330', 1.6),
  rice: () =>
    poured(
      16,
      5,
      (x, y, a) => ellipse(x, y, 5, 1.9, '#FFFCF0', a * 1.4) + ellipse(x, y + 0.8, 4, 0.6, '#D8CDAE', a * 1.4),
    ),
  bean: (f = '#F6F0E2') =>
    path('M-16 0C-16 -13 -4 -11 0 -7C4 -11 17 -12 16 1C15 14 -15 13 -16 0Z', f) + ellipse(0, -5, 4, 1.8, '#00000022'),
  feta: () =>
    path('M-19 -10L15 -15L20 9L-14 15Z', '#FFFFFF') +
    path('M-14 15L20 9V14L-13 20Z', '#DCE0D8') +
    circle(-5, 0, 1.4, '#E4E8E0') +
    circle(6, -5, 1.8, '#E4E8E0') +
    circle(4, 5, 1.4, '#E4E8E0'),
  butter: () =>
    path('M-18 -10H14L19 -4V12H-14L-18 6Z', '#EAC54D') +
    rect(-18, -10, 32, 16, '#FBE08A', 2) +
    line('M-7 -10V6M4 -10V6', '#EAC54D', 1.4),
  loaf: () =>
    ellipse(0, 0, 24, 16, '#8E5420') +
    ellipse(-1, -1.5, 21, 13, '#C98A43') +
    line('M-11 -9L-6 7M-1 -11L4 8M9 -9L13 5', '#F3DCAE', 2.6),
  candy: (f = '#D94F7B') =>
    ellipse(0, 0, 13, 11, f) +
    ellipse(-4, -4, 5, 3, '#FFFFFF66') +
    line('M-7 5Q0 -2 8 4', '#FFFFFF', 2, ' opacity=".5"'),
  chocolate: () =>
    rect(-18, -13, 36, 26, '#4A2413', 3) +
    [-12, 0, 12].map((x) => rect(x - 5, -10, 10, 9, '#6B3A1E', 1.5) + rect(x - 5, 1, 10, 9, '#6B3A1E', 1.5)).join(''),
  pasta: () =>
    path('M-18 -8Q0 -16 18 -8L16 4Q0 -3 -16 4Z', '#EBC25C') + path('M-16 4Q0 -3 16 4L12 11Q0 5 -12 11Z', '#D09E33'),
  pastry: () =>
    path('M-20 12L0 -18L20 12Q0 18 -20 12Z', '#B4712B') +
    path('M-15 9L0 -13L15 9Q0 13 -15 9Z', '#E0A552') +
    line('M-7 6Q0 0 7 6', '#F6D9A4', 2),
  pomegranate: () =>
    circle(0, 1, 18, '#B51B36') + circle(-5, -4, 7, '#D94A60') + path('M-6 -15L-8 -24L0 -19L8 -24L6 -15Z', '#8E1228'),
  watermelon: () =>
    path('M-22 -8A22 22 0 0 0 22 -8Z', '#3E7A34') +
    path('M-18 -8A18 18 0 0 0 18 -8Z', '#E4485A') +
    circle(-6, -2, 1.6, INK) +
    circle(5, -2, 1.6, INK) +
    circle(0, 4, 1.6, INK),
  shrimp: () =>
    path('M16 -12A17 17 0 1 0 16 13L10 8A10 10 0 1 1 9 -7Z', '#F08A66') +
    line('M-9 -8L-3 -4M-12 1H-5M-8 10L-3 5', '#FFFFFF', 1.8, ' opacity=".7"') +
    circle(14, -9, 1.6, INK),
  chicken: () =>
    path('M-20 4C-20 -12 0 -18 9 -8C14 -2 10 8 2 12C-6 16 -20 14 -20 4Z', '#D9954A') +
    rect(8, -3, 15, 6, '#F6EBD6', 3) +
    circle(23, -4, 4, '#F6EBD6') +
    circle(23, 4, 4, '#F6EBD6'),
  greenLentil: () => poured(14, 5.2, (x, y) => circle(x, y, 4, '#7E8A3C') + circle(x - 1, y - 1, 1.4, '#A9B36A')),
  blackOlive: () => ellipse(0, 0, 17, 13, '#33232C') + ellipse(-5, -4, 5, 2.6, '#FFFFFF44', -20),
  redBean: () =>
    path('M-16 0C-16 -13 -4 -11 0 -7C4 -11 17 -12 16 1C15 14 -15 13 -16 0Z', '#A34A3C') +
    line('M-9 2Q-3 -3 4 3', '#E9C4B4', 2.4),
  lentil: (f = '#D7642C') => poured(14, 5.2, (x, y) => circle(x, y, 4, f)),
};
