import { createBrowserRouter } from 'react-router-dom';
import { deferredRouter } from './deferred-router.js';

const routes = () => [
  {
    id: 'frame',
    children: [
      { id: 'business', path: '/firma/:slug', loader: () => 'business' },
      { id: 'blog', path: '/blog', loader: () => 'blog' },
    ],
  },
];
const loaderData = { business: 'drawn' };
const page = { id: 'business', params: { slug: 'ege-çay' }, loaderData };
const Page = () => null;
const there = () => {
  const fetchWhole = jest.fn(() => Promise.resolve(createBrowserRouter(routes(), { hydrationData: { loaderData } })));
  return { fetchWhole, ...deferredRouter(page, Page, fetchWhole) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => history.replaceState(null, '', '/firma/ege-%C3%A7ay?tab=1#yorumlar'));

it('starts with the page of this address and the data that it was drawn with, without fetching the whole router', () => {
  const { router, fetchWhole } = there();
  expect(router.state).toMatchObject({
    location: { pathname: '/firma/ege-%C3%A7ay', search: '?tab=1', hash: '#yorumlar' },
    matches: [{ route: { id: 'frame' } }, { route: { id: 'business' }, params: { slug: 'ege-çay' } }],
    loaderData,
  });
  expect(fetchWhole).not.toHaveBeenCalled();
});

it('navigates with the whole router, which is fetched only once', async () => {
  const { router, fetchWhole } = there();
  const seen: string[] = [];
  const unsubscribe = router.subscribe(({ location }) => seen.push(location.pathname));
  await Promise.all([router.navigate('/blog'), router.revalidate()]);
  expect(router.state).toMatchObject({ location: { pathname: '/blog' }, loaderData: { blog: 'blog' } });
  expect(seen.at(-1)).toBe('/blog');
  expect(fetchWhole).toHaveBeenCalledTimes(1);

  unsubscribe();
  seen.length = 0;
  await router.navigate('/firma/baska');
  expect(seen).toEqual([]);
});

it('follows a "back" that happens before the whole router is fetched', async () => {
  const { router, fetchWhole } = there();
  history.replaceState(null, '', '/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settled();
  await settled();
  expect(fetchWhole).toHaveBeenCalledTimes(1);
  expect(router.state).toMatchObject({ location: { pathname: '/blog' }, loaderData: { blog: 'blog' } });
});

it('leaves navigation to the browser when the whole router cannot be fetched, and fetches it again next time', async () => {
  const gone = jest.spyOn(history, 'go').mockImplementation();
  const fetchWhole = jest.fn().mockRejectedValue(new Error('away'));
  const { router } = deferredRouter(page, Page, fetchWhole);
  await router.navigate(-1);
  await router.navigate(-1);
  expect(gone).toHaveBeenCalledTimes(2);
  expect(fetchWhole).toHaveBeenCalledTimes(2);
});
