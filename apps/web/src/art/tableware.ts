import { COBALT, COPPER, COPPER_DARK, COPPER_LIGHT, ENAMEL, SHADE, WELL } from './colours.js';
import { around, circle, line, ring } from './drawing-kit.js';

// Plates and trays of radius 100 around 0,0. The light comes from the top left, so shadows fall 5 right and 8 down.

export const shadow = (radius = 98) => circle(5, 8, radius, SHADE, ' opacity=".16"');

export const enamelPlate = (rim = COBALT) =>
  shadow() +
  circle(0, 0, 97, ENAMEL) +
  ring(0, 0, 94, rim, 5) +
  circle(0, 0, 74, WELL) +
  ring(0, 0, 74, '#DDDFD2', 1.5);

export const copperTray = () =>
  shadow() +
  circle(0, 0, 97, COPPER) +
  ring(0, 0, 92, COPPER_LIGHT, 4) +
  around(44, 84, (x, y) => circle(x, y, 2, COPPER_DARK)) +
  circle(0, 0, 77, COPPER_DARK) +
  circle(0, 0, 75, '#C76B38');

export const woodenBoard = () =>
  shadow() +
  circle(0, 0, 97, '#B77B45') +
  ring(0, 0, 90, '#CE9660', 3) +
  line('M-78 -40Q0 -52 78 -40M-92 2Q0 -8 92 2M-80 44Q0 36 80 44', '#A56A38', 2.5);

export const clayBowl = (inside = '#6E2F13') =>
  shadow() +
  circle(0, 0, 97, '#8C3F1B') +
  circle(0, 0, 92, '#B4592B') +
  circle(0, 0, 78, '#6E2F13') +
  circle(0, 0, 76, inside);

export const paperTray = () =>
  circle(5, 8, 96, SHADE, ' opacity=".16"') +
  around(18, 88, (x, y) => circle(x, y, 11, '#D9B98A')) +
  circle(0, 0, 90, '#E7CFA6') +
  circle(0, 0, 76, '#CFA875');
