import { act } from '@testing-library/react';
import { visitorChanged } from '../../lib/store/session.slice.js';
import { aVisitor } from '../../testing/builders.js';
import { renderPart } from '../../testing/render-site.js';
import { useSessionStart } from './use-session-start.js';

const IDLE_MS = 200;

function Start() {
  useSessionStart();
  return null;
}

describe('the start of a session in a browser', () => {
  const fetched = jest.fn();
  const me = (body: object, status = 200) =>
    fetched.mockResolvedValue({ ok: status === 200, status, json: () => Promise.resolve(body) });
  beforeEach(() => {
    jest.useFakeTimers();
    fetched.mockReset();
    globalThis.fetch = fetched;
  });
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('AUTH-01 fetches the current user once the browser is idle', async () => {
    me({ visitor: aVisitor(), backOffice: null });
    const { store } = renderPart(<Start />);
    expect(fetched).not.toHaveBeenCalled();
    expect(store.getState().session.state).toBe('unknown');

    await pass(IDLE_MS);
    expect(fetched.mock.calls).toEqual([['/auth/me', { headers: { accept: 'application/json' } }]]);
    expect(store.getState().session).toEqual({ state: 'signed-in', visitor: aVisitor(), isAdmin: false });
  });

  it('AUTH-01 fetches at once where the flag says that the back office was used', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    me({ visitor: null, backOffice: { name: 'Yonetici' } });
    const { store } = renderPart(<Start />);

    await pass(0);
    expect(store.getState().session).toEqual({ state: 'anonymous', isAdmin: true });
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
  });

  it.each([
    ['knows of no administrator', 200],
    ['answers 401', 401],
  ])('AUTH-01 gives no rights for a forged flag, and deletes it when the server %s', async (_what, status) => {
    localStorage.setItem('isAuthenticated', 'true');
    me({ visitor: null, backOffice: null }, status);
    const { store } = renderPart(<Start />);
    expect(store.getState().session.isAdmin).toBe(false);

    await pass(0);
    expect(store.getState().session).toEqual({ state: 'anonymous', isAdmin: false });
    expect(localStorage.getItem('isAuthenticated')).toBeNull();
  });

  it('AUTH-01 a visitor who is signed in sets no flag', async () => {
    me({ visitor: aVisitor(), backOffice: null });
    renderPart(<Start />);

    await pass(IDLE_MS);
    expect(localStorage.getItem('isAuthenticated')).toBeNull();
  });

  it('leaves the visitor unknown, and the flag, while the server cannot be reached', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { store } = renderPart(<Start />);

    await pass(IDLE_MS);
    expect(store.getState().session.state).toBe('unknown');
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
  });

  it('keeps a change that the visitor made before the server answered', async () => {
    me({ visitor: null, backOffice: null });
    const { store } = renderPart(<Start />);
    act(() => void store.dispatch(visitorChanged(aVisitor({ name: 'Ayse' }))));

    await pass(IDLE_MS);
    expect(store.getState().session.visitor?.name).toBe('Ayse');
  });
});
