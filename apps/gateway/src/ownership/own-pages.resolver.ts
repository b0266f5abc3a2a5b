import { Context, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { ListOwnPages, OwnPage } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn } from '../visitors/visitor.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A page as its owner sees it in a list.' })
class MyPage extends typeOf(OwnPage, {
  status: 'pending, active, inactive or rejected',
  proof: 'email-code, phone-code, document or transfer',
  since: 'When it became theirs, ISO 8601.',
}) {}

/** The pages of the visitor who is signed in; never part of a cached page. */
@Resolver()
export class OwnPagesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => [MyPage], { description: 'Pages that the visitor owns, by name.' })
  async myPages(@Context('visitor') visitor: Requesting): Promise<MyPage[]> {
    return (await this.requests.send(ListOwnPages, {}, { actor: visitorActor(signedIn(visitor)) })).pages;
  }
}
