import { CountQuotesOfBusiness, type Failure, GetPageFigures } from '@tedarik/commands';
import { type RequestClient, RequestFailed } from '@tedarik/messaging';
import { MyPageFiguresResolver } from './my-page-figures.resolver.js';

const visitor = { accountId: 'a', name: 'Zeynep', verified: true };
const day = (on: string) => ({ day: on, views: 4, calls: 1, chats: 0, directions: 0, websites: 2 });
const FIGURES = { days: [day('2026-11-24'), day('2026-11-25')], searches: [{ text: 'zeytin', times: 3 }] };
const failed = (code: string, kind: Failure['kind']) => () => {
  throw new RequestFailed('request', { code, kind, fieldErrors: [] });
};

function aResolver(answers: { figures?: () => object; quotes?: () => object }) {
  const send = jest.fn((contract: unknown) => {
    const { figures = () => FIGURES, quotes = () => ({ counts: [0, 2] }) } = answers;
    return Promise.resolve().then(contract === GetPageFigures ? figures : quotes);
  });
  const resolver = new MyPageFiguresResolver({ send } as unknown as RequestClient);
  return { send, figures: () => resolver.myPageFigures('b', 2, visitor) };
}

describe('the figures of a page for its owner', () => {
  it('combine the figures of the directory with the quote requests of the same days', async () => {
    const { figures, send } = aResolver({});
    const { days, searches } = await figures();
    expect(days).toEqual([
      { ...day('2026-11-24'), quoteRequests: 0 },
      { ...day('2026-11-25'), quoteRequests: 2 },
    ]);
    expect(searches).toEqual(FIGURES.searches);
    expect(send).toHaveBeenLastCalledWith(CountQuotesOfBusiness, { businessId: 'b', until: '2026-11-25', days: 2 });
  });

  it('have null for quote requests while quotes is down', async () => {
    const { days } = await aResolver({ quotes: failed('service-unavailable', 'unavailable') }).figures();
    expect(days.map(({ quoteRequests }) => quoteRequests)).toEqual([null, null]);
  });

  it('are not requested from quotes if the caller does not own the page', async () => {
    const { figures, send } = aResolver({ figures: failed('not-page-owner', 'forbidden') });
    await expect(figures()).rejects.toMatchObject({ failure: { code: 'not-page-owner' } });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
