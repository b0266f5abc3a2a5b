import { PLAIN_IMPORT } from '@tedarik/commands';
import type { ChunkReview } from './chunk-review.js';
import { isOverGate } from './gate.js';

const review: ChunkReview = {
  ...{ new: 8, duplicate: 0, branch: 0, doubtful: 90, invalid: 2 },
  ...{ reasons: [], unknownTypes: [], categories: [], leads: [] },
};
// eslint-disable-next-line @typescript-eslint/require-await -- as chunks come: one after the other
async function* chunks() {
  yield { review };
}
const isOver = (invalid: number) => isOverGate({ ...PLAIN_IMPORT, gate: { invalid, withoutCity: null } }, chunks());

it('measures the gate of an import against all of its rows, including the doubtful ones', async () => {
  expect(await isOver(2)).toBe(false);
  expect(await isOver(1)).toBe(true);
});
