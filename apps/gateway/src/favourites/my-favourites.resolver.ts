import { Args, Context, ID, InputType, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChangeFavourites, GetFavourites } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { z } from 'zod';
import { inputOf, of } from '../graphql/type-of.js';
import { idsOf } from '../limits/arguments.js';
import { RateLimits } from '../limits/rate-limits.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn } from '../visitors/visitor.js';

const heir = z.object({ formerId: z.uuid(), heirId: z.uuid() });

@InputType({ description: 'A merged business and the business it was merged into.' })
class HeirInput extends inputOf(heir) {}

const changes = z.object({
  add: z.array(z.uuid()).nullish(),
  remove: z.array(z.uuid()).nullish(),
  replace: z.array(of(HeirInput)).nullish(),
  batch: z.uuid().nullish(),
});

@InputType()
class ChangeFavouritesInput extends inputOf(changes, {
  add: 'Ids to add, the latest first; at most 50.',
  batch: 'UUID of the favourites that a browser stored before sign-in; adding the same batch again has no effect.',
}) {}

/** The favourites stored in a visitor's account; never part of a page. */
@Resolver()
export class MyFavouritesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => [ID], { description: "Ids of the favourites of the visitor's account, the latest first." })
  async myFavourites(@Context('visitor') visitor: Requesting): Promise<string[]> {
    const actor = visitorActor(signedIn(visitor));
    return (await this.requests.send(GetFavourites, {}, { actor })).businessIds;
  }

  @Mutation(() => [ID], {
    description: "Changes the visitor's favourites; returns their ids afterwards. Fails with `too-many-favourites`.",
  })
  async changeMyFavourites(
    @Args('input', { type: () => ChangeFavouritesInput }) input: ChangeFavouritesInput,
    @Context('visitor') visitor: Requesting,
  ): Promise<string[]> {
    const account = signedIn(visitor);
    const request = {
      add: idsOf(input.add ?? []),
      remove: idsOf(input.remove ?? []),
      replace: (input.replace ?? []).map(({ formerId, heirId }) => ({ formerId, heirId })),
      batch: input.batch ?? null,
    };
    await this.limits.take('favourites', account.accountId);
    return (await this.requests.send(ChangeFavourites, request, { actor: visitorActor(account) })).businessIds;
  }
}
