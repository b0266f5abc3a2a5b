import { Injectable } from '@nestjs/common';
import { EnsureCategories } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { nameKey } from '@tedarik/turkish';
import { untilAnswered } from './until-answered.js';

const NAMES_AT_ONCE = 500;
const IMPORTS_KEPT = 8;

/** Names of categories to ids, made by the directory when missing, asked for once per worker, import and name. */
@Injectable()
export class CategoryIds {
  private readonly known = new Map<string, Map<string, string>>();

  constructor(private readonly asker: Asker) {}

  /** Answers the ids of any of these names. */
  async of(importId: string, names: Iterable<string>, signal: AbortSignal): Promise<(names: string[]) => string[]> {
    const known = this.knownOf(importId);
    const byKey = new Map([...names].map((name) => [nameKey(name), name]));
    const missing = [...byKey].filter(([key]) => !known.has(key));
    for (let from = 0; from < missing.length; from += NAMES_AT_ONCE) {
      const part = missing.slice(from, from + NAMES_AT_ONCE);
      const request = { categories: part.map(([, name]) => ({ name })) };
      const { categories } = await untilAnswered(() => this.asker.ask(EnsureCategories, request), signal);
      part.forEach(([key], i) => known.set(key, categories[i]!.id));
    }
    return (wanted) => [...new Set(wanted.map((name) => known.get(nameKey(name))!))];
  }

  private knownOf(importId: string): Map<string, string> {
    const known = this.known.get(importId) ?? new Map<string, string>();
    this.known.set(importId, known);
    const [oldest] = this.known.keys();
    if (this.known.size > IMPORTS_KEPT) this.known.delete(oldest!);
    return known;
  }
}
