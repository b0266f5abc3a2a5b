import type { ListPublicAddresses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessListRepository, type Arrival } from '../business/business-list.repository.js';

type Request = RequestOf<typeof ListPublicAddresses>;

/** Addresses of public businesses, oldest first, a batch at a time. */
@Injectable()
export class ListPublicAddressesQuery {
  constructor(private readonly lists: BusinessListRepository) {}

  async execute({ after, until, limit }: Request): Promise<ReplyOf<typeof ListPublicAddresses>> {
    const rows = await this.lists.listAddresses({ after: arrivalAt(after), until: arrivalAt(until) }, limit);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      addresses: rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
      next: last ? { createdAt: last.createdAt.toISOString(), id: last._id } : null,
    };
  }
}

const arrivalAt = (place: Request['after']): Arrival | null =>
  place && { _id: place.id, createdAt: new Date(place.createdAt) };
