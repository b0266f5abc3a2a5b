import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.js';

const [a, b, x] = ['a', 'b', 'x'].map((id) => ({ id, name: id.toUpperCase() }));

function selecting(...rows: { id: string; name: string }[]) {
  const hook = renderHook(({ scope }) => useSelection(scope), { initialProps: { scope: 'one' } });
  act(() => hook.result.current.choose(rows, ['a', 'b', 'x']));
  const before = hook.result.current;
  return {
    /** The selection as a reply sees it that was requested at this point. */
    before,
    now: () => hook.result.current,
    chosen: () => [...hook.result.current.chosen.keys()],
    turnTo: (scope: string) => hook.rerender({ scope }),
  };
}

describe('the reply to an action on selected rows', () => {
  it('does not select again a row that was unselected meanwhile', () => {
    const { before, now, chosen } = selecting(a!, b!);
    act(() => now().clear());
    act(() => before.drop(['b']));
    expect(chosen()).toEqual([]);
  });

  it('keeps rows that were selected meanwhile, also a selection of all rows', () => {
    const { before, now, chosen } = selecting(a!, b!);
    act(() => now().choose([a!, b!, x!], ['a', 'b', 'x']));
    act(() => before.drop(['b']));
    expect(chosen()).toEqual(['a', 'x']);
    act(() => now().chooseAll());
    act(() => before.drop(['b']));
    expect(now().isAll).toBe(true);
  });

  it('changes nothing of the selection of another search', () => {
    const { before, now, chosen, turnTo } = selecting(a!, b!);
    turnTo('another');
    expect(chosen()).toEqual([]);
    act(() => now().choose([x!], ['x']));
    act(() => before.drop(['a']));
    act(() => before.choose([a!, b!], ['a', 'b']));
    expect(chosen()).toEqual(['x']);
    turnTo('one');
    expect(chosen()).toEqual([]);
  });
});
