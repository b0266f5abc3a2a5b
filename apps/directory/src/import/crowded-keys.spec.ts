import { Clock } from '@tedarik/service-kit';
import { CrowdedKeys } from './crowded-keys.js';

const TEN_MINUTES = 10 * 60_000;

function atATime() {
  let ms = 1_800_000_000_000;
  const clock = { now: () => new Date(ms) } as Clock;
  return { crowded: new CrowdedKeys(clock), wait: (more: number) => (ms += more) };
}
const sharing = (count: number, ...keys: string[]) => Array.from({ length: count }, () => keys);

it('leaves out keys that more than twenty of the found businesses share, for ten minutes', () => {
  const { crowded, wait } = atATime();
  expect(crowded.without(['name:rize/cay', 'name:rize/bal'])).toEqual(['name:rize/cay', 'name:rize/bal']);
  crowded.learn([...sharing(21, 'name:rize/cay'), ...sharing(20, 'name:rize/bal')]);
  expect(crowded.without(['name:rize/cay', 'name:rize/bal'])).toEqual(['name:rize/bal']);
  wait(TEN_MINUTES - 1);
  expect(crowded.without(['name:rize/cay'])).toEqual([]);
  wait(1);
  expect(crowded.without(['name:rize/cay'])).toEqual(['name:rize/cay']);
});
