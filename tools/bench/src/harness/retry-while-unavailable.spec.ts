import { RequestFailed } from '@tedarik/messaging';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

const late = new RequestFailed('request.directory.update-business.v1', {
  code: 'outcome-unknown',
  kind: 'unavailable',
  fieldErrors: [],
});
const refused = new RequestFailed('request.directory.update-business.v1', {
  code: 'revision-conflict',
  kind: 'conflict',
  fieldErrors: [],
});

it('repeats a request whose outcome is unknown', async () => {
  const answers = [() => Promise.reject(late), () => Promise.resolve('saved')];
  expect(await retryWhileUnavailable(() => answers.shift()!())).toBe('saved');
});

it('does not repeat a refused request, and stops at the deadline', async () => {
  await expect(retryWhileUnavailable(() => Promise.reject(refused))).rejects.toBe(refused);
  await expect(retryWhileUnavailable(() => Promise.reject(late), -1)).rejects.toBe(late);
});
