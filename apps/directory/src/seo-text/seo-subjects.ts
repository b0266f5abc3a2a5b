import { Injectable } from '@nestjs/common';
import { ReferenceTables } from '../queries/reference-tables.js';
import { cityName } from '@tedarik/turkish/places';
import { seoSubjectUnknown } from './seo-text.errors.js';
import type { SeoTextKey } from './seo-text.js';

/** What texts are written about: provinces and stored cities by slug, live districts and categories by id (API-11). */
@Injectable()
export class SeoSubjects {
  constructor(private readonly tables: ReferenceTables) {}

  /** Throws seo-subject-unknown. */
  async nameOf(of: SeoTextKey): Promise<string> {
    const name = await this.find(of);
    if (!name) throw seoSubjectUnknown(of);
    return name;
  }

  private async find({ kind, key }: SeoTextKey): Promise<string | null | undefined> {
    const { categories, cities, districts } = await this.tables.get();
    switch (kind) {
      case 'city':
        return cityName(key) ?? cities.find((city) => city.key === key)?.name;
      case 'district':
        return districts.find(({ id }) => id === key)?.name;
      case 'category':
        return categories.find(({ id }) => id === key)?.name;
    }
  }
}
