import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { outage } from '../../testing/answers.js';
import { aBusiness, aBusinessCard, aList } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const card = aBusinessCard({ name: 'Ege Zeytin', slug: 'ege-zeytin', established: '1974' });
const whole = aBusiness({ ...card, headquarters: aBusiness().headquarters! });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a card of the list; `answer` answers the request for its business. */
async function openCard() {
  let answer: (found: unknown) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const site = renderSite('/firma', {
    ListBusinesses: () => ({ businessList: aList({ items: [card] }) }),
    GetBusiness: ({ slug }) =>
      slug === card.slug
        ? new Promise((resolve, reject) => ([answer, fail] = [resolve, reject]))
        : { business: { __typename: 'BusinessFound', business: { ...whole, slug } } },
  });
  fireEvent.click(await screen.findByRole('link', { name: card.name }));
  const name = await heading(card.name);
  return {
    ...site,
    name,
    answer: (business: unknown) => act(() => answer({ business })),
    fail: () => act(() => fail(thrown())),
  };
}
const thrown = () => {
  try {
    return outage();
  } catch (error) {
    return error;
  }
};

describe('18.8 the page of a business whose card was opened', () => {
  it('begins with what the card tells, at its own address, before its data has arrived', async () => {
    const { router } = await openCard();
    expect(router.state).toMatchObject({ location: { pathname: '/firma/ege-zeytin' }, historyAction: 'PUSH' });
    expect(document.title).toMatch(/^Ege Zeytin/);
    expect(screen.getByText('Bursa')).toBeVisible();
    expect(screen.getByText('1974’ten beri')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Bu sayfada' })).toBeNull();
    expect(await screen.findByText('Yükleniyor…')).toBeInTheDocument();
  });

  it('keeps the heading, which has the focus, when the rest arrives', async () => {
    const { name, answer } = await openCard();
    await waitFor(() => expect(name).toHaveFocus());
    answer({ __typename: 'BusinessFound', business: whole });
    expect(await screen.findByText('Osmangazi, Bursa')).toBeVisible();
    expect(screen.getByRole('complementary')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBe(name);
    expect(name).toHaveFocus();
    expect(screen.queryByText('Yükleniyor…')).toBeNull();
  });

  it('leads to the new address of a business that has moved', async () => {
    const { router, answer } = await openCard();
    answer({ __typename: 'BusinessMoved', slug: 'ege-zeytin-2' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/firma/ege-zeytin-2'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await screen.findByRole('complementary')).toBeVisible();
  });

  it('says that the business was deleted, and puts the focus on that heading', async () => {
    const { answer } = await openCard();
    answer({ __typename: 'BusinessDeleted' });
    expect(await heading('Bu işletme kaldırıldı')).toHaveFocus();
  });

  it('can be loaded again when its data did not arrive', async () => {
    const { fail, answer, requested } = await openCard();
    fail();
    fireEvent.click(await screen.findByRole('link', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(requested.filter(({ name }) => name === 'GetBusiness')).toHaveLength(2));
    answer({ __typename: 'BusinessFound', business: whole });
    expect(await heading(card.name)).toBeVisible();
    expect(screen.getByRole('complementary')).toBeVisible();
  });
});
