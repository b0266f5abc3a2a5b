import { Injectable, Logger } from '@nestjs/common';
import { ListBusinessNames } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { ProductCard } from '@tedarik/search';
import type { BusinessLink, Product } from '../business/business.types.js';
import { toProduct } from '../business/to-product.js';
import type { PageReads } from '../page-cache/page-reads.js';
import type { Tables } from '../reference-tables/tables.js';

/** Adds to each product of a list the businesses that sell it. */
@Injectable()
export class OfferedProducts {
  private readonly log = new Logger('OfferedProducts');

  constructor(private readonly requests: RequestClient) {}

  /** Uses one request for all products. `businesses` is null while the directory does not reply. */
  async of(cards: readonly ProductCard[], tables: Tables, reads: PageReads): Promise<Product[]> {
    const links = await this.linksOf(cards, reads);
    return cards.map(({ businessIds, ...card }) =>
      toProduct(card, tables, links && businessIds.flatMap((id) => links.get(id) ?? [])),
    );
  }

  private async linksOf(cards: readonly ProductCard[], reads: PageReads): Promise<Map<string, BusinessLink> | null> {
    const ids = [...new Set(cards.flatMap(({ businessIds }) => businessIds))];
    if (ids.length === 0) return new Map();
    reads.from(...ids.map((id) => `business:${id}` as const));
    try {
      const { businesses } = await this.requests.send(ListBusinessNames, { ids });
      return new Map(businesses.map(({ city = null, ...business }) => [business.id, { ...business, city }]));
    } catch (error) {
      this.log.warn(`Products are shown without their businesses: ${String(error)}`);
      reads.degraded = true;
      return null;
    }
  }
}
