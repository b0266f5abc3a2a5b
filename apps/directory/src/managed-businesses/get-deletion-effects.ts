import type { GetDeletionEffects, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessRepository } from '../business/business.repository.js';
import { ProductRepository } from '../product/product.repository.js';

/** How many products would go with businesses, and how many would stay with others that offer them (ADM-BIZ-29). */
@Injectable()
export class GetDeletionEffectsQuery {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
  ) {}

  async execute({ ids }: RequestOf<typeof GetDeletionEffects>): Promise<ReplyOf<typeof GetDeletionEffects>> {
    const going = new Set(ids);
    const products = await this.products.listOfMany(ids);
    const others = products.flatMap(({ alsoOfferedBy }) => alsoOfferedBy).filter((id) => !going.has(id));
    const staying = new Set(await this.businesses.listOldest([...new Set(others)]));
    const keptProducts = products.filter(({ alsoOfferedBy }) => alsoOfferedBy.some((id) => staying.has(id))).length;
    return { deletedProducts: products.length - keptProducts, keptProducts };
  }
}
