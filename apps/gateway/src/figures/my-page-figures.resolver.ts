import { Args, Context, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CountQuotesOfBusiness, GetPageFigures, PageDay } from '@tedarik/commands';
import { RequestClient, RequestFailed } from '@tedarik/messaging';
import { z } from 'zod';
import { of, typeOf } from '../graphql/type-of.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn } from '../visitors/visitor.js';

const shape = GetPageFigures.reply.shape;

@ObjectType({ description: 'Activity of visitors on a page during one day (Europe/Istanbul).' })
class MyPageDay extends typeOf(PageDay.extend({ quoteRequests: z.int().nullable() }), {
  calls: 'Clicks on telephone numbers.',
  chats: 'Clicks on the WhatsApp link.',
  directions: 'Clicks on the link for directions.',
  websites: 'Clicks on the link to the website of the business.',
  quoteRequests: 'Quote requests that the business received; null while the quotes service is unavailable.',
}) {}

@ObjectType({
  description: 'A search text from which visitors came to the page, with the number of times (at least 3).',
})
class MyPageSearch extends typeOf(shape.searches.element) {}

const figures = z.object({ days: z.array(of(MyPageDay)), searches: z.array(of(MyPageSearch)) });

@ObjectType({ description: 'Usage figures of a page for its owner.' })
class MyPageFigures extends typeOf(figures, {
  days: 'One entry per day, the earliest first.',
  searches: 'The most frequent first.',
}) {}

/** Usage figures of a page for its owner; never part of a cached page. */
@Resolver()
export class MyPageFiguresResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => MyPageFigures, {
    description: 'Usage figures of a page over the last `days` days, at most 90. Fails with `not-page-owner`.',
  })
  async myPageFigures(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('days', { type: () => Int }) count: number,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyPageFigures> {
    const context = { actor: visitorActor(signedIn(visitor)) };
    const { days, searches } = await this.requests.send(GetPageFigures, { businessId, days: count }, context);
    const quotes = await this.quotesOf(businessId, days);
    return { days: days.map((day, at) => ({ ...day, quoteRequests: quotes?.[at] ?? null })), searches };
  }

  /** Called only after the directory has confirmed that the visitor owns the page. */
  private async quotesOf(businessId: string, days: readonly PageDay[]): Promise<number[] | null> {
    try {
      const period = { businessId, until: days.at(-1)!.day, days: days.length };
      return (await this.requests.send(CountQuotesOfBusiness, period)).counts;
    } catch (error) {
      if (error instanceof RequestFailed) return null;
      throw error;
    }
  }
}
