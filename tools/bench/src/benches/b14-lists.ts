import {
  CATEGORIES,
  CERTIFICATES,
  DISTRICTS,
  ListManagedAccounts,
  ListManagedBusinesses,
  ListManagedComments,
  ListManagedPosts,
  ListManagedProducts,
  ListManagedReviews,
  ListManagedSeoTexts,
  ListSubmissions,
  MANAGED_BLOG_PAGE_SIZE,
  MANAGED_PAGE_SIZE,
} from '@tedarik/commands';
import { beginAnew, growTo } from '../harness/back-office-records.js';
import type { Bench } from '../harness/bench.js';
import { median } from '../harness/figures.js';
import type { BenchContext } from '../bench-context.js';

const FEW = 1_000;
const CONTRACTS = 100;
const WARM_UP_ROUNDS = 2;

/** The first page of every back-office list in a large directory, compared with the same page in a small one. */
export const listsBench: Bench = {
  id: 'B14',
  name: 'lists',
  needsDataset: false,
  async run(surroundings) {
    const { rounds, businesses: many } = surroundings.sizes;
    if (many <= FEW) throw new Error(`more than ${FEW} businesses are needed to compare`);
    const lists = await firstPages(surroundings);
    const measureAt = async (businesses: number) => {
      await growTo(surroundings, businesses);
      await mediansOf(lists, WARM_UP_ROUNDS);
      return mediansOf(lists, rounds);
    };
    await beginAnew(surroundings);
    const before = await measureAt(FEW);
    const large = await measureAt(many);
    // The small size is measured again, so that slower minutes of the machine do not affect only one size.
    await beginAnew(surroundings);
    const after = await measureAt(FEW);
    return lists.map(({ name }) => {
      const [first, ours, last] = [before, large, after].map((medians) => medians.get(name)!) as [
        number[],
        number[],
        number[],
      ];
      return {
        title: `B14 list of ${name}, ${many} to ${FEW}`,
        unit: 'ms',
        pairs: ours.map((ms, round) => ({ ours: ms, yardstick: (first[round]! + last[round]!) / 2 })),
        goal: { keep: 'at most', ratio: 1.5 },
      };
    });
  },
};

/** A list as it opens; its first page must contain `rows` rows. */
interface FirstPage {
  name: string;
  rows: number;
  open: () => Promise<readonly unknown[]>;
}

async function firstPages({ mongo, messaging: { requests } }: BenchContext): Promise<FirstPage[]> {
  const administrator = await mongo.db('identity').collection<{ _id: string }>('accounts').findOne({});
  const actor = { kind: 'back-office', id: administrator?._id ?? '', name: 'Bench' } as const;
  const first = { search: '', page: 1, pageSize: MANAGED_PAGE_SIZE };
  const byName = { ...first, sort: 'name', descending: false } as const;
  const blog = { page: 1, pageSize: MANAGED_BLOG_PAGE_SIZE };
  const list = (name: string, open: FirstPage['open'], rows = MANAGED_PAGE_SIZE): FirstPage => ({ name, rows, open });
  return [
    list('businesses', async () => {
      const newest = { ...first, sort: 'newest', descending: true } as const;
      return (await requests.send(ListManagedBusinesses, newest)).businesses;
    }),
    list('products', async () => {
      const newest = { ...first, sort: 'newest', descending: true, categoryId: null, businessId: null } as const;
      return (await requests.send(ListManagedProducts, newest)).products;
    }),
    list('reviews', async () => {
      const newest = { ...first, sort: 'date', descending: true, filter: 'all' } as const;
      return (await requests.send(ListManagedReviews, newest)).reviews;
    }),
    list('categories', async () => (await requests.send(CATEGORIES.contracts.list, byName)).categories),
    list('districts', async () => (await requests.send(DISTRICTS.contracts.list, byName)).districts),
    list('certificates', async () => (await requests.send(CERTIFICATES.contracts.list, byName)).certificates),
    list('submissions', async () => {
      const newest = { status: null, page: 1, pageSize: MANAGED_PAGE_SIZE };
      return (await requests.send(ListSubmissions, newest)).submissions;
    }),
    list(
      'blog posts',
      async () => (await requests.send(ListManagedPosts, { ...blog, status: null, category: null, search: '' })).posts,
      MANAGED_BLOG_PAGE_SIZE,
    ),
    list(
      'comments',
      async () => (await requests.send(ListManagedComments, { ...blog, status: 'pending' })).comments,
      MANAGED_BLOG_PAGE_SIZE,
    ),
    list('SEO texts', async () => {
      const bySubject = { ...first, sort: 'subject', descending: false } as const;
      return (await requests.send(ListManagedSeoTexts, bySubject)).seoTexts;
    }),
    // The same at both sizes: a ratio other than 1 is caused by the machine.
    list(
      'accounts, which do not grow',
      async () => {
        const byFullName = { ...first, sort: 'full-name', descending: false, role: null, active: null } as const;
        return (await requests.send(ListManagedAccounts, byFullName, { actor })).accounts;
      },
      1,
    ),
  ];
}

/** Median times in milliseconds by list, one for each round. Throws if a page is not full. */
async function mediansOf(lists: readonly FirstPage[], rounds: number): Promise<Map<string, number[]>> {
  const medians = new Map<string, number[]>(lists.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, rows, open } of lists) {
      const found = await open();
      if (found.length !== rows) throw new Error(`the list of ${name} began with ${found.length} rows, not ${rows}`);
      medians.get(name)!.push(median(await timesOf(CONTRACTS, open)));
    }
  }
  return medians;
}

async function timesOf(count: number, open: FirstPage['open']): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const began = performance.now();
    await open();
    times.push(performance.now() - began);
  }
  return times;
}
