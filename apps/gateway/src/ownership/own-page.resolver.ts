import { Args, Context, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import {
  BusinessView,
  CertificateInput,
  EditOwnPage,
  GetOwnPage,
  HeadquartersInput,
  ListOwnSuggestions,
  ListProductsOfBusiness,
  OwnPageChanges,
  OwnProductInput,
  OwnSuggestion,
  ProductView,
  ProposedChange,
  type RequestContext,
  WithdrawSuggestion,
  withAllProducts,
} from '@tedarik/commands';
import { LIVE_FIELDS, REVIEWED_FIELDS } from '@tedarik/fields';
import { RequestClient } from '@tedarik/messaging';
import { z } from 'zod';
import { withNullsForMissing } from '../graphql/nulls-for-missing.js';
import { of, SENT_BACK, typeOf, inputOf } from '../graphql/type-of.js';
import { OpeningHours as OpeningHoursOfDay } from '../business/business.types.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { HeadquartersPlaceInput, WeeklyHoursInput } from '../suggested-changes/suggested-changes.operations.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn, verified } from '../visitors/visitor.js';

const keys = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

@ObjectType({ description: 'An option of a selection in the form.' })
class MyPageOption extends typeOf(z.object({ id: z.uuid(), name: z.string() })) {}

@ObjectType({ description: 'Address of the headquarters.' })
class MyPageHeadquarters extends typeOf(HeadquartersInput) {}

@ObjectType({ description: 'A certificate that the business holds.' })
class MyPageCertificate extends typeOf(CertificateInput) {}

@ObjectType()
class MyPageProduct extends typeOf(ProductView.omit({ categoryId: true, imageUrl: true })) {}

@ObjectType({ description: 'A change of one part of the page. Values other than text are JSON.' })
class MyPageChange extends typeOf(ProposedChange) {}

@ObjectType({
  description: 'Changes by the owner that need approval by the editors, with the decision once there is one.',
})
class MyPageSuggestion extends typeOf(OwnSuggestion, {
  changes: { type: () => MyPageChange },
  status: 'Status: pending, accepted, partly or rejected.',
}) {}

const form = BusinessView.pick({
  ...keys(['id', 'slug', 'name', 'status', 'description', 'revision', 'categoryIds', 'serviceAttributeIds'] as const),
  ...keys([...LIVE_FIELDS, ...REVIEWED_FIELDS]),
}).extend({
  headquarters: of(MyPageHeadquarters).nullable(),
  certificates: z.array(of(MyPageCertificate)),
  openingHours: z.array(of(OpeningHoursOfDay)),
  products: z.array(of(MyPageProduct)),
  suggestions: z.array(of(MyPageSuggestion)),
  categories: z.array(of(MyPageOption)),
  services: z.array(of(MyPageOption)),
  certificateKinds: z.array(of(MyPageOption)),
});

@ObjectType({ description: 'The page of a business as its owner edits it.' })
class MyPageForm extends typeOf(form, {
  status: 'Status of the business: pending, active, inactive or rejected.',
  revision: SENT_BACK,
  suggestions: 'Pending suggestions and recently decided ones.',
  categories: 'All options, in their usual display order.',
  services: 'All options, in their usual display order.',
  certificateKinds: 'All options, in their usual display order.',
}) {}

@InputType()
class MyPageProductInput extends inputOf(OwnProductInput, { id: 'Id of the stored product; omit it for a new one.' }) {}

@InputType()
class MyPageCertificateInput extends inputOf(CertificateInput) {}

@InputType({ description: 'Changes of a page by its owner. Omitted fields stay unchanged; null clears a field.' })
class MyPageChanges extends inputOf(OwnPageChanges, {
  headquarters: { type: () => HeadquartersPlaceInput },
  openingHours: { type: () => WeeklyHoursInput },
  products: { type: () => MyPageProductInput },
  certificates: { type: () => MyPageCertificateInput },
}) {}

@ObjectType()
class MyPageSaved extends typeOf(EditOwnPage.reply, {
  isWaiting: 'Whether a part of the changes is pending for approval by the editors.',
}) {}

/** Lets the owner of a page read and edit it; never part of a cached page. */
@Resolver()
export class OwnPageResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly tables: ReferenceTablesService,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => MyPageForm, {
    description: 'A page for editing by its owner. Fails with `not-page-owner`, also if there is no such page.',
  })
  async myPage(
    @Args('slug', { type: () => String }) slug: string,
    @Context('reads') reads: PageReads,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyPageForm> {
    const context = { actor: visitorActor(signedIn(visitor)) };
    const [stored, tables] = await Promise.all([
      this.requests.send(GetOwnPage, { slug }, context),
      this.tables.read(reads),
    ]);
    const [page, suggestions] = await Promise.all([
      this.whole(stored, context),
      this.suggestionsOf(stored.id, context),
    ]);
    const headquarters = page.locations.find(({ isHeadquarters }) => isHeadquarters);
    const { address = '', city = '', borough = null } = headquarters ?? {};
    return {
      ...page,
      headquarters: headquarters ? { address, city, borough } : null,
      suggestions,
      categories: tables.categories.map(({ id, name }) => ({ id, name })),
      services: tables.services.map(({ id, name }) => ({ id, name })),
      certificates: page.certificates.map(({ id: certificateId, issuedDate, expiryDate }) => ({
        ...{ certificateId, issuedDate, expiryDate },
      })),
      certificateKinds: tables.certificates.map(({ id, name }) => ({ id, name })),
    };
  }

  @Mutation(() => MyPageSaved, {
    description:
      'Changes a page as its owner. Some fields are published at once; the others are pending for approval by the editors.',
  })
  async editMyPage(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('changes', { type: () => MyPageChanges }) given: MyPageChanges,
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyPageSaved> {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('ownPage', actor.id);
    const { products, ...changes } = withNullsForMissing(OwnPageChanges, given) as OwnPageChanges;
    const request = {
      id,
      revision,
      changes: { ...changes, ...(products && { products: products.map(withoutEmptyId) }) },
    };
    return this.requests.send(EditOwnPage, request, { actor, commandId });
  }

  @Mutation(() => Boolean, { description: "Withdraws the visitor's pending changes." })
  async withdrawSuggestion(
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(WithdrawSuggestion, { id }, { actor: visitorActor(signedIn(visitor)) });
    return true;
  }

  /** Loads the business with all products, because its form saves the whole list. */
  private whole(view: BusinessView, context: RequestContext): Promise<BusinessView> {
    return withAllProducts(view, 'own', (request) => this.requests.send(ListProductsOfBusiness, request, context));
  }

  private async suggestionsOf(businessId: string, context: RequestContext): Promise<OwnSuggestion[]> {
    return (await this.requests.send(ListOwnSuggestions, { businessId }, context)).suggestions;
  }
}

/** A new product has no id. */
const withoutEmptyId = ({ id, ...product }: OwnProductInput): OwnProductInput => ({ ...product, ...(id && { id }) });
