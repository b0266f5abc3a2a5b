import { act, waitFor } from '@testing-library/react';
import { answering, type Answers, usualAnswers } from '../../testing/answers.js';
import { aBusiness, aList, aPostList, aSite, businessCards } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import { whenIdle } from '../../lib/when-idle.js';
import { prefetchVisible } from './prefetch-visible.js';

const answers: Answers = {
  ...usualAnswers,
  ListBusinesses: () => ({ businessList: aList({ items: businessCards(15), total: 15 }) }),
  GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: aBusiness() } }),
};

/** An IntersectionObserver that the test controls, because jsdom has none. */
class Eyes implements Partial<IntersectionObserver> {
  static look: (links: Element[], isIntersecting: boolean) => void;
  readonly watched = new Set<Element>();
  constructor(told: (looks: { target: Element; isIntersecting: boolean }[]) => void) {
    Eyes.look = (links, isIntersecting) =>
      told(links.filter((link) => this.watched.has(link)).map((target) => ({ target, isIntersecting })));
  }
  observe(link: Element) {
    this.watched.add(link);
  }
  disconnect() {
    this.watched.clear();
  }
}

describe('cards that a visitor sees', () => {
  let end = () => {};
  beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Eyes }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  afterEach(() => {
    end();
    Reflect.deleteProperty(navigator, 'connection');
  });

  /** Sets the connection. The returned mock counts how often it is checked: once for each card that was seen. */
  function aLine(line: object) {
    const looks = jest.fn(() => line);
    Object.defineProperty(navigator, 'connection', { configurable: true, get: looks });
    return looks;
  }

  async function atTheList(over: Answers = {}) {
    const { router } = renderSite('/firma', { ...answers, ListPosts: over['ListPosts'] ?? usualAnswers['ListPosts']! });
    const gateway = answering({ ...answers, ...over });
    const links = () => [...document.querySelectorAll('main .card h3 a')];
    await waitFor(() => expect(links()).toHaveLength(15));
    end = prefetchVisible(router, { query: gateway.query, site: aSite() });
    const fetched = () => gateway.requested.filter(({ name }) => name === 'GetBusiness').length;
    return { router, links: links(), fetched };
  }

  it('18.8 are fetched ahead, two at a time, and no more than twelve for a page', async () => {
    let [underWay, most] = [0, 0];
    const GetBusiness = async (variables: Record<string, unknown>) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve));
      underWay--;
      return answers['GetBusiness']!(variables);
    };
    const { links, fetched } = await atTheList({ GetBusiness });
    Eyes.look(links, true);
    await waitFor(() => expect(fetched()).toBe(12));
    expect(most).toBe(2);
  });

  it('are not fetched when they leave the viewport at once', async () => {
    const looks = aLine({});
    const { links, fetched } = await atTheList();
    Eyes.look(links.slice(0, 5), true);
    Eyes.look(links.slice(0, 4), false);
    await waitFor(() => expect(fetched()).toBe(1));
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('are not fetched during a navigation nor after it', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const ListPosts = () => new Promise((resolve) => (arrive = resolve));
    const { router, links, fetched } = await atTheList({ ListPosts });
    const looks = aLine({});
    Eyes.look(links.slice(0, 3), true);
    act(() => void router.navigate('/blog'));
    await waitFor(() => expect(looks).toHaveBeenCalledTimes(3));
    await new Promise<void>((resolve) => whenIdle(resolve));
    arrive({ postList: aPostList() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
    expect(fetched()).toBe(0);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'are not fetched on a slow or metered connection: %j',
    async (line) => {
      const { links, fetched } = await atTheList();
      const looks = aLine(line);
      Eyes.look(links.slice(0, 2), true);
      await waitFor(() => expect(looks).toHaveBeenCalledTimes(2));
      await new Promise<void>((resolve) => whenIdle(resolve));
      expect(fetched()).toBe(0);
    },
  );
});
