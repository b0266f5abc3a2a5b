import { EnsureCategories } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { nameKey } from '@tedarik/turkish';
import { untilAnswered } from '../importing/until-answered.js';

/** Names of categories to ids, made by the directory when missing, asked for once per import and name. */
export class CategoryIds {
  private readonly known = new Map<string, string>();

  constructor(
    private readonly asker: Asker,
    private readonly signal: AbortSignal,
  ) {}

  async of(names: Iterable<string>): Promise<(name: string) => string[]> {
    const missing = [...new Map([...names].map((name) => [nameKey(name), name])).entries()].filter(
      ([key]) => !this.known.has(key),
    );
    if (missing.length) {
      const request = { categories: missing.map(([, name]) => ({ name })) };
      const { categories } = await untilAnswered(() => this.asker.ask(EnsureCategories, request), this.signal);
      missing.forEach(([key], i) => this.known.set(key, categories[i]!.id));
    }
    return (name) => [this.known.get(nameKey(name))!];
  }
}
