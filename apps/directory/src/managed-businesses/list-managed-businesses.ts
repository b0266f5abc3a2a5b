import { LOCATIONS_IN_A_ROW, type ListManagedBusinesses, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { LINKED_KINDS, RECORD_LINKS } from '../business/record-links.js';
import { Certificates } from '../records/certificates.js';
import { ServiceAttributes } from '../records/service-attributes.js';
import { ManagedBusinessListRepository, type ManagedListing } from './managed-business-list.repository.js';
import { SoughtWords } from '../category/sought-words.js';

type Names = ReadonlyMap<string, string>;
type Reply = ReplyOf<typeof ListManagedBusinesses>;

/** A page of the businesses in any status. */
@Injectable()
export class ListManagedBusinessesQuery {
  constructor(
    private readonly lists: ManagedBusinessListRepository,
    private readonly soughtWords: SoughtWords,
    private readonly certificates: Certificates,
    private readonly serviceAttributes: ServiceAttributes,
  ) {}

  async execute({ search, ...request }: RequestOf<typeof ListManagedBusinesses>): Promise<Reply> {
    const words = await this.soughtWords.of(search);
    // A search text without a single word matches nothing.
    if (search.trim() !== '' && words.length === 0) return { businesses: [], total: 0, totalIsLowerBound: false };
    const { businesses, ...total } = await this.lists.list({ ...request, words });
    const names = await this.linkedNames(businesses);
    return { businesses: businesses.map((listing) => toRow(listing, names)), ...total };
  }

  /** Names of the linked records of these businesses, by id. */
  private async linkedNames(businesses: readonly ManagedListing[]): Promise<Names> {
    const stores = { certificate: this.certificates.store, 'service-attribute': this.serviceAttributes.store };
    const found = await Promise.all(
      LINKED_KINDS.map((kind) => {
        const ids = businesses.flatMap((business) => RECORD_LINKS[kind].idsIn(business));
        return stores[kind].findByIds([...new Set(ids)]);
      }),
    );
    return new Map(found.flat().map(({ id, name }) => [id, name]));
  }
}

function toRow(
  { _id, locations, certificates, serviceAttributeIds = [], createdAt, updatedAt, ...listing }: ManagedListing,
  names: Names,
): Reply['businesses'][number] {
  const headquarters = locations.find(({ isHeadquarters }) => isHeadquarters);
  return {
    ...listing,
    id: _id,
    headquarters: headquarters
      ? { address: headquarters.address, borough: headquarters.borough, city: headquarters.city }
      : null,
    locations: locations.slice(0, LOCATIONS_IN_A_ROW).map(({ city, country }) => ({ city, country })),
    locationCount: locations.length,
    certificates: certificates.flatMap(({ certificateId, expiryDate }) => {
      const name = names.get(certificateId);
      return name === undefined ? [] : [{ name, expiryDate }];
    }),
    serviceNames: serviceAttributeIds.flatMap((id) => names.get(id) ?? []),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
