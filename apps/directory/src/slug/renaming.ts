import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { SluggedKind, SlugWish } from './slug.js';
import { SlugsRepository } from './slugs.repository.js';

interface Renamed {
  kind: SluggedKind;
  id: string;
  /** The current slug. */
  slug: string;
  at: Date;
}

/** Changes the slugs of records whose address contains their name. */
@Injectable()
export class Renaming {
  constructor(private readonly slugs: SlugsRepository) {}

  /**
   * Returns the slug after a change of name, and makes the former one redirect to it. A slug that already matches the name, with or without
   * a number, stays.
   */
  async follow(session: ClientSession, { kind, id, slug, at }: Renamed, wish: SlugWish): Promise<string> {
    if (slug === wish.base || isNumbered(slug, wish.base)) return slug;
    const [next = slug] = await this.slugs.allot(session, kind, [wish]);
    if (next !== slug) await this.slugs.remember(session, { kind, slug, id, at });
    return next;
  }
}

const isNumbered = (slug: string, base: string): boolean =>
  slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1));
