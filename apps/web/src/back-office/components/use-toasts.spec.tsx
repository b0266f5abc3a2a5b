import { act, renderHook, screen } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { SiteContext } from '../../lib/site.js';
import { aSite } from '../../testing/builders.js';
import { useToasts } from './use-toasts.js';

/** The toasts, without animation. */
function renderToasts() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteContext value={aSite()}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App notification={{ maxCount: 1, duration: 5 }}>
          <main id="icerik" tabIndex={-1}>
            {children}
          </main>
        </App>
      </ConfigProvider>
    </SiteContext>
  );
  return renderHook(() => useToasts(), { wrapper }).result.current;
}

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ADM-COMMON-05 shows a toast that follows another for its whole five seconds', async () => {
    const toasts = renderToasts();
    act(() => toasts.succeeded('Sertifika eklendi'));
    await seconds(4);
    act(() => toasts.succeeded('Sertifika güncellendi'));
    await seconds(4);
    expect(screen.queryByText('Sertifika eklendi')).toBeNull();
    expect(screen.getByText('Sertifika güncellendi')).toBeVisible();
    await seconds(2);
    expect(screen.queryByText('Sertifika güncellendi')).toBeNull();
  });

  it('closes a toast when its change is undone, and moves the focus from its button to the start of the screen', async () => {
    const toasts = renderToasts();
    const undone = jest.fn();
    act(() => toasts.undoable('1 sertifika silindi', undone));
    await seconds(1);
    const button = screen.getByRole('button', { name: 'Geri al' });
    act(() => button.focus());
    act(() => button.click());
    await seconds(1);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(undone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('1 sertifika silindi')).toBeNull();
  });
});
