import { act, renderHook } from '@testing-library/react';
import { useRecordForm } from './use-record-form.js';

it('begins afresh at each opening, and keeps what it shows while it closes', () => {
  const { result } = renderHook(() => useRecordForm<{ id: string }>());
  act(() => result.current.edit({ id: 'a' }));
  const { key } = result.current;
  expect(result.current).toMatchObject({ isOpen: true, record: { id: 'a' } });

  act(() => result.current.close());
  expect(result.current).toMatchObject({ isOpen: false, record: { id: 'a' }, key });

  act(() => result.current.add());
  expect(result.current).toMatchObject({ isOpen: true, record: null });
  expect(result.current.key).not.toBe(key);
});
