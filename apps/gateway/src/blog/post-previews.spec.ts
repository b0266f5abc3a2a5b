import type { Clock } from '@tedarik/service-kit';
import { PostPreviews } from './post-previews.js';

const ID = '01935a6e-4b20-7d02-8a55-0f4c9be11a20';
const DAY_MS = 24 * 3_600_000;
let now = 1_800_000_000_000;
const clock: Clock = { now: () => new Date(now) };
const previews = new PostPreviews({ SERVICE_TOKEN: 'a-token-of-tests-only' }, clock);

it('ADM-BLOG-07 opens one post, for a day', () => {
  const token = previews.tokenOf(ID);
  expect(previews.postOf(token)).toBe(ID);
  now += DAY_MS - 1;
  expect(previews.postOf(token)).toBe(ID);
  now += 1;
  expect(previews.postOf(token)).toBeUndefined();
});

it('ADM-BLOG-07 refuses a token that was signed with another key or changed', () => {
  const token = previews.tokenOf(ID);
  const [id, endsAt, signature] = token.split('.') as [string, string, string];
  const other = new PostPreviews({ SERVICE_TOKEN: 'another-token-of-tests' }, clock).tokenOf(ID);
  const changed = [
    other,
    `${id.replace('0', '1')}.${endsAt}.${signature}`,
    `${id}.${(parseInt(endsAt, 36) + 1).toString(36)}.${signature}`,
    `${id}.${endsAt}.${'A'.repeat(22)}`,
    `${id}.${endsAt}.`,
    id,
    '',
  ];
  expect(changed.map((each) => previews.postOf(each))).toEqual(changed.map(() => undefined));
});
