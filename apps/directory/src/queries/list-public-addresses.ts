import type { ListPublicAddresses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessListRepository } from '../business/business-list.repository.js';

/** Addresses of all public businesses, oldest first, a batch at a time. */
@Injectable()
export class ListPublicAddressesQuery {
  constructor(private readonly lists: BusinessListRepository) {}

  async execute({ after, limit }: RequestOf<typeof ListPublicAddresses>): Promise<ReplyOf<typeof ListPublicAddresses>> {
    const rows = await this.lists.listAddresses(
      after && { _id: after.id, createdAt: new Date(after.createdAt) },
      limit,
    );
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      addresses: rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
      next: last ? { createdAt: last.createdAt.toISOString(), id: last._id } : null,
    };
  }
}
