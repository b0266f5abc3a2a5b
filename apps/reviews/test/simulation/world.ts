import type { Tie } from '../../src/trust/judge.js';
import { DAY_MS, HOUR_MS, type JudgedReview } from '../../src/trust/judged-review.js';
import { randomOf, type Random } from './random.js';

export type Attack = 'burst' | 'slow' | 'ring' | 'owner';
/** A review with facts that the simulator knows and the rules do not. */
export interface Labelled {
  review: JudgedReview;
  tie: Tie;
  attack: Attack | null;
}

const PAGES = 60;
const START = Date.UTC(2026, 0, 1);
const DAYS = 150;
/** Share of honest reviews by accounts that were created for this review. */
const NEW_AMONG_HONEST = 0.45;
/** Relative frequencies of one to five stars for a bad, a fair and a good page. */
const QUALITIES = [
  [25, 20, 25, 20, 10],
  [8, 8, 20, 34, 30],
  [3, 4, 8, 25, 60],
];

interface Page {
  id: string;
  trade: number;
  perDay: number;
  ratings: readonly number[];
  owner: string | null;
}
interface Account {
  id: string;
  since: Date;
}

/** Five months of a directory: honest reviews, occasions with many honest reviews at once, and attacks. */
export function aWorld(seed: number): Labelled[] {
  const random = randomOf(seed);
  const pages = Array.from({ length: PAGES }, (_, index) => aPage(random, index));
  const regulars = Array.from({ length: 400 }, (_, index) => ({
    id: `regular-${index}`,
    since: new Date(START - random.between(20, 700) * DAY_MS),
  }));
  const world = new World(random, pages, regulars);
  world.everyDay();
  world.occasions();
  world.clubs();
  world.suppliers();
  world.bursts();
  world.slowBursts();
  world.rings();
  world.ownersOwn();
  return world.written.toSorted((one, other) => one.review.at.getTime() - other.review.at.getTime());
}

const aPage = (random: Random, index: number): Page => ({
  id: `page-${index}`,
  trade: index % 8,
  // From one review in two months to one in two days.
  perDay: (1 / 60) * 30 ** random.between(0, 1),
  ratings: QUALITIES[random.weighted([1, 3, 4]) - 1]!,
  owner: random.isSo(0.6) ? `owner-${index}` : null,
});

class World {
  readonly written: Labelled[] = [];
  private readonly has = new Set<string>();
  private accounts = 0;

  constructor(
    private readonly random: Random,
    private readonly pages: readonly Page[],
    private readonly regulars: readonly Account[],
  ) {}

  everyDay(): void {
    for (const page of this.pages) {
      for (let day = this.gap(page); day < DAYS; day += this.gap(page)) {
        const at = START + day * DAY_MS;
        this.write(page, this.honest(at), this.random.weighted(page.ratings), at);
      }
    }
  }

  /** Occasions such as a fair, an article, customers invited to review, or a bad batch: many honest reviews within days. */
  occasions(): void {
    for (let n = 0; n < 4; n++) {
      const page = this.random.one(this.pages);
      const isBad = this.random.isSo(0.35);
      const from = START + this.random.between(20, DAYS - 10) * DAY_MS;
      const days = this.random.between(2, 8);
      for (let count = this.random.whole(8, 24); count > 0; count--) {
        const at = from + this.random.between(0, days) * DAY_MS;
        const rating = this.random.weighted(isBad ? [55, 25, 10, 5, 5] : [4, 4, 7, 20, 65]);
        this.write(page, this.honest(at, 0.6), rating, at);
      }
    }
  }

  /** Groups of friends who go to the same places and mostly agree. */
  clubs(): void {
    for (let n = 0; n < 5; n++) {
      const friends = this.random.some(this.regulars, this.random.whole(2, 4));
      for (const page of this.random.some(this.pages, this.random.whole(2, 6))) {
        const from = START + this.random.between(0, DAYS - 5) * DAY_MS;
        const opinion = this.random.weighted(page.ratings);
        for (const friend of friends.filter(() => this.random.isSo(0.6))) {
          const rating = clamped(opinion + this.random.whole(-1, 1));
          this.write(page, friend, rating, from + this.random.between(0, 4) * DAY_MS);
        }
      }
    }
  }

  /** Owners as honest customers of other trades. */
  suppliers(): void {
    for (const page of this.random.some(this.owned(), 8)) {
      const other = this.random.one(this.pages.filter(({ trade }) => trade !== page.trade));
      const at = START + this.random.between(0, DAYS) * DAY_MS;
      this.write(other, ownerOf(page), this.random.weighted(other.ratings), at);
    }
  }

  bursts(): void {
    for (let n = 0; n < 3; n++) {
      const hours = this.random.between(1, 60);
      this.burst('burst', this.random.whole(6, 24), hours);
    }
  }

  slowBursts(): void {
    if (this.random.isSo(0.4)) this.burst('slow', this.random.whole(8, 12), this.random.between(8, 14) * 24);
  }

  private burst(attack: Attack, size: number, hours: number): void {
    const page = this.random.one(this.pages);
    const isUp = this.random.isSo(0.5);
    const from = START + this.random.between(30, DAYS - 15) * DAY_MS;
    for (let count = size; count > 0; count--) {
      const at = from + this.random.between(0, hours) * HOUR_MS;
      const isMild = this.random.isSo(0.08);
      // Some fake accounts were bought and are as old as others.
      const age = this.random.isSo(0.05) ? this.random.between(60, 400) : this.random.between(0, 6);
      const rating = isUp ? (isMild ? 4 : 5) : isMild ? 2 : 1;
      this.write(page, this.account('fake', at - age * DAY_MS), rating, at, { attack });
    }
  }

  rings(): void {
    for (let n = 0; n < 2; n++) {
      const from = START + this.random.between(20, DAYS - 30) * DAY_MS;
      const since = () => from - this.random.between(10, 200) * DAY_MS;
      const members = Array.from({ length: this.random.whole(4, 7) }, () => this.account('member', since()));
      for (const page of this.random.some(this.pages, this.random.whole(5, 9))) {
        const isUp = this.random.isSo(0.7);
        const campaign = from + this.random.between(0, 20) * DAY_MS;
        for (const member of members.filter(() => this.random.isSo(0.85))) {
          const rating = isUp ? this.random.whole(4, 5) : this.random.whole(1, 2);
          this.write(page, member, rating, campaign + this.random.between(0, 6) * DAY_MS, { attack: 'ring' });
        }
      }
      // Ordinary reviews that make the members look inconspicuous.
      for (const member of members) {
        const page = this.random.one(this.pages);
        const at = from + this.random.between(0, 25) * DAY_MS;
        this.write(page, member, this.random.weighted(page.ratings), at);
      }
    }
  }

  ownersOwn(): void {
    for (const page of this.random.some(this.owned(), 6)) {
      const at = START + this.random.between(5, DAYS) * DAY_MS;
      const rivals = this.pages.filter(({ trade, id }) => trade === page.trade && id !== page.id);
      const isOwn = this.random.isSo(0.6);
      const target = isOwn ? page : this.random.one(rivals);
      // A second account does not reveal its owner, so the rules cannot find this one.
      const isHidden = this.random.isSo(0.1);
      const author = isHidden ? this.account('second', at - HOUR_MS) : ownerOf(page);
      const tie = isHidden ? 'none' : isOwn ? 'own' : 'rival';
      this.write(target, author, isOwn ? 5 : this.random.whole(1, 2), at, { attack: 'owner', tie });
    }
  }

  private gap({ perDay }: Page): number {
    return -Math.log(1 - this.random.between(0, 1)) / perDay;
  }

  private honest(at: number, newOnes = NEW_AMONG_HONEST): Account {
    if (!this.random.isSo(newOnes)) return this.random.one(this.regulars);
    return this.account('new', at - this.random.between(0, 3) * DAY_MS);
  }

  private account(kind: string, since: number): Account {
    return { id: `${kind}-${this.accounts++}`, since: new Date(since) };
  }

  private owned(): Page[] {
    return this.pages.filter(({ owner }) => owner !== null);
  }

  /** Writes at most one review per person and page, like the real service. */
  private write(page: Page, author: Account, rating: number, at: number, over: Partial<Labelled> = {}): void {
    const key = `${author.id} ${page.id}`;
    if (this.has.has(key)) return;
    this.has.add(key);
    const review = {
      id: `review-${this.written.length}`,
      businessId: page.id,
      userId: author.id,
      rating,
      at: new Date(at),
      accountSince: author.since,
      isCleared: false,
    };
    this.written.push({ review, tie: 'none', attack: null, ...over });
  }
}

const ownerOf = ({ owner }: Page): Account => ({ id: owner!, since: new Date(START - 100 * DAY_MS) });
const clamped = (rating: number): number => Math.min(5, Math.max(1, rating));
