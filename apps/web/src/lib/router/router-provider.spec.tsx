import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { Link, Redirect } from './link.js';
import { useLoaderData, useNavigation, useParams, useRouteError } from './router-context.js';
import { Outlet, RouterProvider } from './router-provider.js';
import { ScrollRestoration } from './scroll-restoration.js';

let rendered: string[] = [];
let scrolled: unknown[][] = [];
let arrive: (answer: string) => void = () => undefined;
let again: () => unknown = () => null;

function Frame() {
  return (
    <>
      <Pending />
      <Outlet />
      <Link to="/firma/iki?a=1#b">to the second</Link>
      <ScrollRestoration />
    </>
  );
}
const Pending = () => <i>{useNavigation().state}</i>;
function Business() {
  const data = useLoaderData<string>();
  const { slug } = useParams();
  rendered.push(data);
  return <h1 title={slug}>{data}</h1>;
}
function Broken(): never {
  throw new Error('broken');
}
const Crash = () => <h1>crash: {String(useRouteError())}</h1>;

function there(address: string) {
  const routes: RouteObject[] = [
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: Crash,
      children: [
        { path: '/firma/bir', loader: () => 'first', Component: Business },
        { path: '/firma/:slug', loader: () => new Promise((resolve) => (arrive = resolve)), Component: Business },
        { path: '/bozuk', loader: () => again(), Component: Broken },
        { path: '/yok', loader: () => Promise.reject(new Error('no data')), Component: Business },
        { path: '/eski', element: <Redirect to="/firma/bir" /> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

beforeEach(() => {
  [rendered, scrolled] = [[], []];
  again = () => null;
  window.scrollTo = (...to: unknown[]) => void scrolled.push(to);
  Element.prototype.scrollIntoView = () => void scrolled.push(['section']);
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('18.8 does not render the current page again while the data of the next one is loaded', async () => {
  there('/firma/bir');
  await heading('first');
  fireEvent.click(screen.getByText('to the second'));
  await screen.findByText('loading');
  expect(rendered).toEqual(['first']);
  act(() => arrive('second'));
  await heading('second');
  expect(rendered).toEqual(['first', 'second']);
});

it('leaves clicks to the browser that open another tab or window, or that were handled before', async () => {
  const router = there('/firma/bir');
  await heading('first');
  const link = screen.getByText('to the second');
  // jsdom cannot leave the page.
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    fireEvent.click(link, init);
  link.setAttribute('target', '_blank');
  fireEvent.click(link);
  document.removeEventListener('click', stop);
  expect(router.state.navigation.state).toBe('idle');
});

it('adds an entry to the history for another page, and none for the current address', async () => {
  const router = there('/firma/bir');
  await heading('first');
  for (const action of ['PUSH', 'REPLACE']) {
    fireEvent.click(screen.getByText('to the second'));
    act(() => arrive('second'));
    await waitFor(() => expect(router.state).toMatchObject({ historyAction: action, navigation: { state: 'idle' } }));
  }
});

it('replaces the address of a redirect', async () => {
  const router = there('/eski');
  await heading('first');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('shows an error of rendering or loading until the next page', async () => {
  const router = there('/firma/bir');
  await heading('first');
  for (const [address, text] of [
    ['/bozuk', 'crash: Error: broken'],
    ['/yok', 'crash: Error: no data'],
  ] as const) {
    await act(() => router.navigate(address));
    await heading(text);
    await act(() => router.navigate('/firma/bir'));
    await heading('first');
  }
});

it('keeps an error of rendering while the data is loaded again, and tries once more after it', async () => {
  const router = there('/firma/bir');
  await heading('first');
  await act(() => router.navigate('/bozuk'));
  await heading(/broken/);
  const tried = () => (console.error as jest.Mock).mock.calls.length;
  const before = tried();
  again = () => new Promise((resolve) => (arrive = resolve));
  act(() => void router.revalidate());
  await heading(/broken/);
  expect(tried()).toBe(before);
  act(() => arrive('again'));
  await waitFor(() => expect(tried()).toBeGreaterThan(before));
  await heading(/broken/);
});

it('scrolls a new page to its top or section, and back to where a page was left', async () => {
  const router = there('/firma/bir');
  await heading('first');
  Object.assign(window, { scrollY: 700 });
  scrolled = [];
  await act(() => router.navigate('/firma/bir?page=2'));
  expect(scrolled.at(-1)).toEqual([0, 0]);
  await act(() => router.navigate('/firma/bir?page=3', { preventScrollReset: true }));
  document.querySelector('h1')!.id = 'ürünler';
  await act(() => router.navigate(`/firma/bir#${encodeURIComponent('ürünler')}`));
  expect(scrolled).toEqual([[0, 0], ['section']]);
  await act(() => router.navigate(-1));
  expect(scrolled.at(-1)).toEqual([0, 700]);
});

it('scrolls a page that is loaded again to where it was', async () => {
  const router = there('/firma/bir');
  await heading('first');
  Object.assign(window, { scrollY: 300 });
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.values(JSON.parse(sessionStorage.getItem('kaydirma')!) as object)).toEqual([300]);
  expect(history.scrollRestoration).toBe('auto');
  router.dispose();
});
