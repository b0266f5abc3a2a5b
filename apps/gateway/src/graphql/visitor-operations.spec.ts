import { AddComment, DeleteReview, EditReview, StopSearchMails } from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { z } from 'zod';
import { openForm } from './open-form.js';
import { done, mutation } from './operations.js';
import { inputOf } from './type-of.js';
import { visitorOperations } from './visitor-operations.js';

class Input extends inputOf(AddComment.request.extend(openForm)) {}
class EditInput extends inputOf(EditReview.request.extend({ commandId: z.uuid() })) {}

const Table = visitorOperations({
  comment: mutation(AddComment, Boolean, {
    input: Input,
    who: 'anyone-named',
    limit: 'comment',
    trapped: { form: 'comment', answer: done },
    answer: done,
  }),
  edit: mutation(EditReview, Boolean, { input: EditInput, limit: 'review', answer: done }),
  remove: mutation(DeleteReview, Boolean, { who: 'signed-in', answer: done }),
  stop: mutation(StopSearchMails, String, { who: 'anyone', limit: 'stopMails', answer: ({ name }) => name }),
});

const visitor = { accountId: 'a-1', name: 'Ayşe', verified: true };
const actor = { kind: 'account', id: 'a-1', name: 'Ayşe' };
const client = { address: '10.0.0.1', userAgent: '' };

function aTable(passes: 'person' | 'bot' = 'person') {
  const send = jest.fn().mockResolvedValue({ name: 'Peynirciler' });
  const take = jest.fn().mockResolvedValue(undefined);
  const table = new Table({ send }, { take }, { pass: () => passes }, {}) as Record<
    string,
    (context: object, argument: unknown) => Promise<unknown>
  >;
  return { send, take, table };
}

it('sends the form with its commandId and the account as actor, and rate-limits by account', async () => {
  const { table, send, take } = aTable();
  const commandId = newId();
  const input = { id: newId(), rating: 4, comment: 'Hızlı teslimat.', commandId };
  expect(await table['edit']!({ visitor, client }, input)).toBe(true);
  const { commandId: _, ...request } = input;
  expect(send).toHaveBeenCalledWith(EditReview, request, { actor, commandId });
  expect(take.mock.calls).toEqual([['review', 'a-1']]);
});

it.each([
  ['edit', null, 'sign-in-required'],
  ['edit', { ...visitor, verified: false }, 'e-mail-not-verified'],
  ['edit', 'unknown', 'service-unavailable'],
  ['remove', null, 'sign-in-required'],
])('%s: refuses %o before the rate limit is counted and before any request is sent', async (name, who, code) => {
  const { table, send, take } = aTable();
  await expect(table[name]!({ visitor: who, client }, {})).rejects.toMatchObject({ code });
  expect([...send.mock.calls, ...take.mock.calls]).toEqual([]);
});

it('accepts an account with an unconfirmed e-mail address where the operation allows it', async () => {
  const { table, send } = aTable();
  expect(await table['remove']!({ visitor: { ...visitor, verified: false }, client }, 'r-1')).toBe(true);
  expect(send).toHaveBeenCalledWith(DeleteReview, { id: 'r-1' }, { actor });
});

it('rate-limits the holder of a mailed link by IP address, and sends no actor', async () => {
  const { table, send, take } = aTable();
  expect(await table['stop']!({ visitor, client }, 'a-token')).toBe('Peynirciler');
  expect(send).toHaveBeenCalledWith(StopSearchMails, { token: 'a-token' }, {});
  expect(take.mock.calls).toEqual([['stopMails', '10.0.0.1']]);
});

describe('a form that needs no sign-in', () => {
  const form = { postId: newId(), name: 'Ali', email: 'ali@ornek.com', comment: 'Teşekkürler.', noticeVersion: '1' };
  const input = { ...form, commandId: newId(), trap: { website: '', elapsedMs: 5_000 } };

  it.each([
    [visitor, { actor }],
    [null, {}],
    ['unknown', {}],
  ])('is rate-limited by IP address and sent with the signed-in account as actor, if any: %o', async (who, named) => {
    const { table, send, take } = aTable();
    expect(await table['comment']!({ visitor: who, client }, input)).toBe(true);
    expect(send).toHaveBeenCalledWith(AddComment, form, { ...named, commandId: input.commandId });
    expect(take.mock.calls).toEqual([['comment', '10.0.0.1']]);
  });

  it('GEN-22: answers a bot with success, but neither counts nor sends its form', async () => {
    const { table, send, take } = aTable('bot');
    expect(await table['comment']!({ visitor: null, client }, input)).toBe(true);
    expect([...send.mock.calls, ...take.mock.calls]).toEqual([]);
  });
});
