import type { ListManagedProducts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { SoughtWords } from '../category/sought-words.js';
import { ManagedProductListRepository } from './managed-product-list.repository.js';
import { ManagedProducts } from './managed-products.js';

type Reply = ReplyOf<typeof ListManagedProducts>;

/** A page of products for the back office, hidden ones too. */
@Injectable()
export class ListManagedProductsQuery {
  constructor(
    private readonly lists: ManagedProductListRepository,
    private readonly soughtWords: SoughtWords,
    private readonly managed: ManagedProducts,
  ) {}

  async execute({ search, ...request }: RequestOf<typeof ListManagedProducts>): Promise<Reply> {
    const words = await this.soughtWords.of(search);
    // Nothing that could be a word is in no text.
    if (search.trim() !== '' && words.length === 0) return { products: [], total: 0, totalIsLowerBound: false };
    const { products, ...totals } = await this.lists.list({ ...request, words });
    return { products: await this.managed.of(products), ...totals };
  }
}
