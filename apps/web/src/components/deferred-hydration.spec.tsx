import { act, screen } from '@testing-library/react';
import { aBusiness, aList, aReviewList } from '../testing/builders.js';
import { renderSite } from '../testing/render-site.js';

const answers = {
  ListBusinesses: () => ({ businessList: aList() }),
  GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: aBusiness({ reviews: aReviewList() }) } }),
};
const reviews = () => screen.queryByRole('heading', { name: 'Yorumlar' });

describe('parts below the first screen', () => {
  const waiting: (() => void)[] = [];
  beforeAll(() =>
    Object.assign(globalThis, {
      requestIdleCallback: (idle: () => void) => waiting.push(idle),
      cancelIdleCallback: () => undefined,
    }),
  );
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });
  const becomeIdle = () => act(() => waiting.splice(0).forEach((idle) => idle()));

  async function stepTo(address: string) {
    const { router } = renderSite('/firma', answers);
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(address));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(aBusiness().name);
    return router;
  }

  it('18.8 are drawn after a navigation once the browser is idle', async () => {
    await stepTo('/firma/anadolu-baharat-evi');
    expect(reviews()).toBeNull();
    becomeIdle();
    expect(reviews()).not.toBeNull();
  });

  it('are drawn at once when a link leads to a section', async () => {
    await stepTo('/firma/anadolu-baharat-evi#yorumlar');
    expect(reviews()).not.toBeNull();
  });

  it('are drawn at once when the visitor goes back', async () => {
    const router = await stepTo('/firma/anadolu-baharat-evi');
    await act(() => router.navigate('/gizlilik'));
    await act(() => router.navigate(-1));
    expect(reviews()).not.toBeNull();
  });
});
