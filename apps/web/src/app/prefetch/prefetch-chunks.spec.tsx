import { act, screen, waitFor } from '@testing-library/react';
import { usualAnswers } from '../../testing/answers.js';
import { aList, postCards } from '../../testing/builders.js';
import { whenIdle } from '../../lib/when-idle.js';
import { renderSite } from '../../testing/render-site.js';
import { prefetchChunks } from './prefetch-chunks.js';

const answers = {
  ...usualAnswers,
  // Two pages, so that there are links between them.
  ListBusinesses: () => ({ businessList: aList({ total: 20, totalPages: 2 }) }),
  ListFeaturedPosts: () => ({ featuredPosts: postCards(3) }),
};

describe('the scripts of pages that the shown one leads to', () => {
  let end = () => {};
  afterEach(() => {
    end();
    Reflect.deleteProperty(navigator, 'connection');
  });

  /** Renders an address; `fetched` collects the route paths of the pages whose scripts are fetched. */
  async function fetchedAt(address: string) {
    const { router } = renderSite(address, answers);
    await screen.findByRole('heading', { level: 1 });
    const fetched: string[] = [];
    for (const route of router.routes.flatMap(({ children = [] }) => children)) {
      if (typeof route.lazy !== 'function' || route.path === '/blog') continue;
      route.lazy = () => {
        fetched.push(route.path!);
        return Promise.resolve({});
      };
    }
    end = prefetchChunks(router);
    return { router, fetched };
  }

  it('are fetched when the browser is idle, once for each kind of page', async () => {
    const { fetched } = await fetchedAt('/firma');
    expect(fetched).toEqual([]);
    await waitFor(() => expect(fetched).toContain('/firma/:slug'));
    expect(fetched).toHaveLength(new Set(fetched).size);
    expect(fetched).not.toContain('*');
  });

  it('are fetched again after a step', async () => {
    const { router, fetched } = await fetchedAt('/gizlilik');
    await waitFor(() => expect(fetched.length).toBeGreaterThan(0));
    expect(fetched).not.toContain('/blog/:slug');
    await act(() => router.navigate('/blog'));
    await waitFor(() => expect(fetched).toContain('/blog/:slug'));
  });

  it('are not fetched where a visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { fetched } = await fetchedAt('/firma');
    await new Promise<void>((resolve) => whenIdle(resolve));
    expect(fetched).toEqual([]);
  });
});
