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
  lentil: (f = '#D7642C') => poured(14, 5.2, (x, y) => circle(x, y, 4, f)),
};
