import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CERTIFICATES,
  CreateBusiness,
  EMPTY_BUSINESS,
  GetBusiness,
  ListManagedBusinesses,
  type RequestOf,
  SERVICE_ATTRIBUTES,
  UpdateBusiness,
  ListProductsOfBusiness,
  withAllProducts,
  type BusinessView,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { fetchAllPages } from '../fetch-all-pages.js';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { Manages } from '../graphql/manages.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { listOf, ManagedListInput } from '../graphql/managed-list.input.js';
import { ManagedBusinessChanges, ManagedBusinessFilter } from './managed-business.inputs.js';
import { ManagedBusiness, ManagedBusinessList, ManagedBusinessOptions } from './managed-business.types.js';
import { toFilter } from './to-filter.js';
import { toManagedBusiness, toManagedRow } from './to-managed-business.js';

type ListRequest = RequestOf<typeof ListManagedBusinesses>;
type Changes = RequestOf<typeof UpdateBusiness>['changes'];

@Resolver(() => ManagedBusiness)
@Manages('businesses')
export class ManagedBusinessesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly tables: ReferenceTablesService,
  ) {}

  @Query(() => ManagedBusinessList, {
    description: 'Businesses of any status; `sort`: name, newest, updated, rating.',
  })
  async managedBusinesses(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @Args('filter', { type: () => ManagedBusinessFilter, nullable: true }) filter: ManagedBusinessFilter | null = null,
    @Context('reads') reads: PageReads,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedBusinessList> {
    const request = { ...listOf<ListRequest['sort']>(list), ...toFilter(filter) };
    const [{ businesses, ...total }, tables] = await Promise.all([
      this.requests.send(ListManagedBusinesses, request, acting),
      this.tables.read(reads),
    ]);
    return { items: businesses.map((row) => toManagedRow(row, tables)), ...total };
  }

  @Query(() => ManagedBusiness, {
    nullable: true,
    description: 'A business of any status; null if it does not exist or is deleted.',
  })
  async managedBusiness(
    @Args('id', { type: () => ID }) id: string,
    @Context('reads') reads: PageReads,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedBusiness | null> {
    const { business } = await this.requests.send(GetBusiness, { id }, acting);
    return business && this.whole(business, reads, acting);
  }

  @Query(() => ManagedBusinessOptions)
  async managedBusinessOptions(
    @Context('reads') reads: PageReads,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedBusinessOptions> {
    const all = { search: '', pageSize: 100, descending: false };
    const [tables, certificates, serviceAttributes] = await Promise.all([
      this.tables.read(reads),
      fetchAllPages(async (page) => {
        const list = { ...all, page, sort: 'name' as const };
        const { certificates: rows, total } = await this.requests.send(CERTIFICATES.contracts.list, list, acting);
        return { rows, total };
      }),
      fetchAllPages(async (page) => {
        const list = { ...all, page, sort: 'order' as const };
        const { serviceAttributes: rows, total } = await this.requests.send(
          SERVICE_ATTRIBUTES.contracts.list,
          list,
          acting,
        );
        return { rows, total };
      }),
    ]);
    const { cities, districts } = tables.rows;
    return {
      categories: tables.categories.map(({ id, name }) => ({ id, name })),
      cities: cities.map(({ key, name }) => ({ key, name })),
      districts: districts.map(({ id, name, city }) => ({ id, name, city })),
      certificates: certificates.map(({ id, name }) => ({ id, name })),
      serviceAttributes: serviceAttributes.map(({ id, name }) => ({ id, name })),
    };
  }

  @Mutation(() => ManagedBusiness)
  async createBusiness(
    @Args('input', { type: () => ManagedBusinessChanges }) { slug, ...given }: ManagedBusinessChanges,
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('reads') reads: PageReads,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedBusiness> {
    // A business that an administrator creates is active (ADM-BIZ-27).
    const business = { ...EMPTY_BUSINESS, status: 'active' as const, ...toChanges(given) };
    checkFits(business);
    const request = { business, fromForm: true, ...(slug && { slug }) };
    const created = await this.requests.send(CreateBusiness, request, { ...acting, commandId });
    return this.whole(created, reads, acting);
  }

  @Mutation(() => ManagedBusiness, {
    description: 'Changes a business. If nothing differs, the business is returned unchanged.',
  })
  async updateBusiness(
    @Args('id', { type: () => ID, nullable: true }) id: string | null = null,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('changes', { type: () => ManagedBusinessChanges }) changes: ManagedBusinessChanges,
    @Context('reads') reads: PageReads,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedBusiness> {
    if (!id) throw new DomainError('business-id-required', 'invalid', undefined, [{ field: 'id', code: 'required' }]);
    checkFits(changes);
    const request = { id, revision, changes: toChanges(changes), fromForm: true };
    return this.whole(await this.requests.send(UpdateBusiness, request, acting), reads, acting);
  }

  /** Loads the business with all products, because its form saves the whole list. */
  private async whole(view: BusinessView, reads: PageReads, acting: AdministratorContext): Promise<ManagedBusiness> {
    const [business, tables] = await Promise.all([
      withAllProducts(view, 'own', (request) => this.requests.send(ListProductsOfBusiness, request, acting)),
      this.tables.read(reads),
    ]);
    return toManagedBusiness(business, tables);
  }
}

/** Largest form that fits into one message along with its headers, in bytes. */
const MOST_BYTES = 480_000;

/** Throws `business-invalid` if the form is too large for one message; the user then has to save it in parts. */
function checkFits(form: object): void {
  if (Buffer.byteLength(JSON.stringify(form)) <= MOST_BYTES) return;
  const field = { field: 'products.0.description', code: 'too-much-at-once' };
  throw new DomainError('business-invalid', 'unprocessable', undefined, [field]);
}

/** Omitted fields stay unchanged; new parts of a business have no id yet. The request's own schema validates the values. */
function toChanges({ locations, products, ...changes }: ManagedBusinessChanges): Changes {
  const withoutEmptyId = <Part extends { id?: string | null }>({ id, ...part }: Part) => ({
    ...part,
    ...(id && { id }),
  });
  return {
    ...changes,
    ...(locations && { locations: locations.map(withoutEmptyId) }),
    ...(products && { products: products.map(withoutEmptyId) }),
  };
}
