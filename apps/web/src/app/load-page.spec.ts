import { loadPage } from './load-page.js';
import { makeRoutes } from './routes.js';

const children = (routes: ReturnType<typeof makeRoutes>) => routes[0]!.children!;

describe('loadPage', () => {
  it('preloads the page that the server drew, and no other', async () => {
    const routes = makeRoutes();
    await loadPage(routes, 'src/features/business/business-page.tsx');

    const [home, , business] = children(routes);
    expect(business).toMatchObject({ path: '/firma/:slug', Component: expect.any(Function) });
    expect(business).not.toHaveProperty('lazy');
    expect(home).not.toHaveProperty('Component');
  });

  it('preloads nothing when the server drew no page', async () => {
    const routes = makeRoutes();
    await loadPage(routes, undefined);

    const withPage = children(routes).filter(({ Component }) => Component);
    expect(withPage).toEqual([]);
  });

  it('gives every lazily loaded page a unique id', () => {
    const names = children(makeRoutes())
      .filter(({ lazy }) => lazy)
      .map(({ id }) => id);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
});
