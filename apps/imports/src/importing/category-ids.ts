import { Injectable } from '@nestjs/common';
import { EnsureCategories } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { nameKey } from '@tedarik/turkish';
import { retryWhileUnavailable } from '../retry-while-unavailable.js';

const NAMES_AT_ONCE = 500;

/**
 * Resolves names of categories to ids; the directory creates missing ones. Requested again for each batch, because a category may be
 * deleted at any time.
 */
@Injectable()
export class CategoryIds {
  constructor(private readonly requests: RequestClient) {}

  /** Returns a function that maps names to ids, for any of the given names. */
  async of(importId: string, names: Iterable<string>, signal: AbortSignal): Promise<(names: string[]) => string[]> {
    const byKey = [...new Map([...names].map((name) => [nameKey(name), name]))];
    const known = new Map<string, string>();
    for (let from = 0; from < byKey.length; from += NAMES_AT_ONCE) {
      const part = byKey.slice(from, from + NAMES_AT_ONCE);
      const request = { importId, categories: part.map(([, name]) => ({ name })) };
      const { categories } = await retryWhileUnavailable(() => this.requests.send(EnsureCategories, request), signal);
      part.forEach(([key], i) => known.set(key, categories[i]!.id));
    }
    return (wanted) => [...new Set(wanted.map((name) => known.get(nameKey(name))!))];
  }
}
