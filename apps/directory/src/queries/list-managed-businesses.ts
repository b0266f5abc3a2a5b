import { LOCATIONS_IN_A_ROW, type ListManagedBusinesses, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { ManagedBusinessListRepository, type ManagedListing } from '../business/managed-business-list.repository.js';
import { SoughtWords } from '../category/sought-words.js';

type Reply = ReplyOf<typeof ListManagedBusinesses>;

/** A page of all businesses, whatever their status. */
@Injectable()
export class ListManagedBusinessesQuery {
  constructor(
    private readonly lists: ManagedBusinessListRepository,
    private readonly soughtWords: SoughtWords,
  ) {}

  async execute({ search, ...request }: RequestOf<typeof ListManagedBusinesses>): Promise<Reply> {
    const words = await this.soughtWords.of(search);
    // Nothing that could be a word is in no text.
    if (search.trim() !== '' && words.length === 0) return { businesses: [], total: 0, totalIsLowerBound: false };
    const { businesses, ...total } = await this.lists.list({ ...request, words });
    return { businesses: businesses.map(toRow), ...total };
  }
}

function toRow({ _id, locations, createdAt, updatedAt, ...listing }: ManagedListing): Reply['businesses'][number] {
  const headquarters = locations.find(({ isHeadquarters }) => isHeadquarters);
  return {
    ...listing,
    id: _id,
    headquarters: headquarters
      ? { address: headquarters.address, borough: headquarters.borough, city: headquarters.city }
      : null,
    locations: locations.slice(0, LOCATIONS_IN_A_ROW).map(({ city, country }) => ({ city, country })),
    locationCount: locations.length,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
