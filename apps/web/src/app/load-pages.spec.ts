import { loadPages } from './load-pages.js';
import { makeRoutes } from './routes.js';

const children = (routes: ReturnType<typeof makeRoutes>) => routes[0]!.children!;

describe('loadPages', () => {
  it('has the page at hand that the server drew, and no other', async () => {
    const routes = makeRoutes();
    await loadPages(routes, { pathname: '/firma/anadolu-baharat-evi' });

    const [home, , business] = children(routes);
    expect(business).toMatchObject({ path: '/firma/:slug', Component: expect.any(Function) });
    expect(business).not.toHaveProperty('lazy');
    expect(home).not.toHaveProperty('Component');
  });

  it('leaves an unknown address alone', async () => {
    const routes = makeRoutes();
    await loadPages(routes, { pathname: '/yok' });

    const withPage = children(routes).filter(({ Component }) => Component);
    expect(withPage.map(({ path }) => path)).toEqual(['*']);
  });
});
