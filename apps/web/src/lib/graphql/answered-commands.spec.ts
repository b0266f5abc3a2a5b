import { isAnswered, rememberAnsweredCommands } from './answered-commands.js';
import { GetLayout } from './operations.js';

it('remembers the commands that were answered, and no others', async () => {
  const answers = rememberAnsweredCommands<[]>(() => Promise.resolve({} as never));
  await answers(GetLayout as never, { commandId: 'one' });
  await answers(GetLayout as never, { input: { commandId: 'two' } });
  const fails = rememberAnsweredCommands<[]>(() => Promise.reject(new Error('lost')));
  await expect(fails(GetLayout as never, { commandId: 'three' })).rejects.toThrow('lost');
  expect(['one', 'two', 'three'].map(isAnswered)).toEqual([true, true, false]);
});
