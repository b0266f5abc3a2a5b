import { renderHook } from '@testing-library/react';
import { rememberAnsweredCommands } from '../graphql/answered-commands.js';
import { GetLayout } from '../graphql/operations.js';
import { useCommandId } from './use-command-id.js';

it('keeps the id while the same data is sent again without an answer, and changes it after the answer', async () => {
  const { result } = renderHook(() => useCommandId());
  const first = result.current({ email: 'a@b.example' });
  expect(result.current({ email: 'a@b.example' })).toBe(first);
  expect(result.current({ email: 'c@d.example' })).not.toBe(first);
  const last = result.current({ email: 'a@b.example' });
  await rememberAnsweredCommands<[]>(() => Promise.resolve({} as never))(GetLayout as never, { commandId: last });
  expect(result.current({ email: 'a@b.example' })).not.toBe(last);
});
