import { act, fireEvent, screen } from '@testing-library/react';
import { makeStore } from '../lib/store/store.js';
import { toastRaised } from '../lib/store/toast.slice.js';
import { renderPart } from '../testing/render-site.js';
import { Toaster } from './toaster.js';

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function raise(...toasts: Parameters<typeof toastRaised>[0][]) {
    const store = makeStore();
    jest.spyOn(store, 'dispatch');
    renderPart(<Toaster />, {}, store);
    for (const toast of toasts) act(() => void store.dispatch(toastRaised(toast)));
    return store;
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('PUB-LAY-13 shows one toast for five seconds', () => {
    raise({ tone: 'ok', title: 'Başvuru silindi' });

    pass(4_990);
    expect(screen.getByRole('status')).toHaveTextContent('Başvuru silindi');
    pass(20);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('PUB-LAY-17 puts a second toast in place of the first and starts the clock again', () => {
    const store = raise({ tone: 'ok', title: 'Bir' });
    pass(4_000);
    act(() => void store.dispatch(toastRaised({ tone: 'bad', title: 'İki' })));

    pass(4_000);
    expect(screen.queryByText('Bir')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('İki');
  });

  it('PUB-LAY-17 waits while it is looked at', () => {
    raise({ tone: 'ok', title: 'Bir' });
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();

    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(5_010);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('PUB-LAY-17 waits while the keyboard is in it', () => {
    raise({ tone: 'ok', title: 'Bir' });
    act(() => screen.getByRole('button', { name: 'Kapat' }).focus());
    pass(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();

    act(() => screen.getByRole('button', { name: 'Kapat' }).blur());
    pass(5_010);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('PUB-LAY-17 stays ten seconds with an action, which it carries out once', () => {
    const store = raise({ tone: 'ok', title: 'Silindi', action: { label: 'Geri al', type: 'test/undone' } });
    pass(9_990);
    fireEvent.click(screen.getByRole('button', { name: 'Geri al' }));

    expect(store.dispatch).toHaveBeenCalledWith({ type: 'test/undone' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('can be closed', () => {
    raise({ tone: 'ok', title: 'Bir' });
    fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));

    expect(screen.queryByRole('status')).toBeNull();
  });
});
