import { Injectable } from '@nestjs/common';
import type { ReferenceTables as Tables } from '@tedarik/commands';
import type { SeoTextKind } from '@tedarik/events';
import { sortKey } from '@tedarik/turkish';
import { cityName, PROVINCES } from '@tedarik/turkish/places';
import { ReferenceTables } from '../reading/reference-tables.js';
import { seoSubjectUnknown } from '../seo-text/seo-text.errors.js';
import type { SeoTextKey } from '../seo-text/seo-text.js';

/** A possible subject of a text. */
export interface SeoSubject {
  key: string;
  name: string;
  /** Set only for a district. */
  city: string | null;
}

/** The possible subjects of texts: provinces and stored cities by slug, live districts and categories by id (API-11). */
@Injectable()
export class SeoSubjects {
  constructor(private readonly tables: ReferenceTables) {}

  /** Throws seo-subject-unknown when the subject does not exist. */
  async nameOf(of: SeoTextKey): Promise<string> {
    const name = (await this.names()).of(of);
    if (!name) throw seoSubjectUnknown(of);
    return name;
  }

  /** Returns a lookup of current names; it returns undefined for a subject that does not exist. */
  async names(): Promise<{ of(text: SeoTextKey): string | undefined }> {
    const { categories, cities, districts } = await this.tables.get();
    const named = {
      city: new Map(cities.map(({ key, name }) => [key, name])),
      district: new Map(districts.map(({ id, name }) => [id, name])),
      category: new Map(categories.map(({ id, name }) => [id, name])),
    };
    return {
      of: ({ kind, key }) => named[kind].get(key) ?? (kind === 'city' ? (cityName(key) ?? undefined) : undefined),
    };
  }

  /** Subjects in Turkish order of their names; districts with the same name are sorted by city (ADM-SEO-04). */
  async list(kind: SeoTextKind): Promise<SeoSubject[]> {
    const subjects = subjectsOf(kind, await this.tables.get());
    const keyed = subjects.map((subject) => ({
      subject,
      order: `${sortKey(subject.name)} ${sortKey(subject.city ?? '')}`,
    }));
    return keyed.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)).map(({ subject }) => subject);
  }
}

function subjectsOf(kind: SeoTextKind, { categories, cities, districts }: Tables): SeoSubject[] {
  switch (kind) {
    case 'city': {
      const byKey = new Map(PROVINCES.map(({ key, name }) => [key, name]));
      for (const { key, name } of cities) byKey.set(key, name);
      return [...byKey].map(([key, name]) => ({ key, name, city: null }));
    }
    case 'district':
      return districts.map(({ id, name, city }) => ({ key: id, name, city }));
    case 'category':
      return categories.map(({ id, name }) => ({ key: id, name, city: null }));
  }
}
