import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexDefinition, IndexNames } from '@tedarik/search';
import { hasStatus, IndexMissing } from './elasticsearch.js';

/** The existing indices of one definition. */
export interface PresentIndices {
  /** The index that searches read, if it is complete and of this build's definition or a newer one. */
  current: string | undefined;
  /** The index that searches read, whatever its definition. */
  serving: string | undefined;
  /** The index that a rebuild is filling. */
  next: string | undefined;
}

const MADE = /-\d{17}$/;

/** Creates, switches and deletes the indices of one definition. No other code knows their aliases. */
export class Indices {
  readonly names: IndexNames;

  constructor(
    readonly client: Client,
    private readonly index: IndexDefinition,
    prefix: string,
    private readonly replicas = 0,
  ) {
    this.names = index.names(prefix);
  }

  async present(): Promise<PresentIndices> {
    const { alias, publicAlias, nextAlias } = this.names;
    const found = await this.look([alias, nextAlias]);
    const behind = (name: string) =>
      Object.keys(found).find((index) => index === name || found[index]?.aliases?.[name]);
    const serving = behind(alias);
    const { aliases, mappings } = (serving && found[serving]) || {};
    const definition = Number(mappings?._meta?.definition ?? 0);
    const complete = aliases?.[alias] && aliases[publicAlias] && definition >= this.index.definition;
    return { current: complete ? serving : undefined, serving, next: behind(nextAlias) };
  }

  /** Number of records in the index, and of tombstones among them; undefined without an index. */
  async holds(): Promise<{ records: number; tombstones: number } | undefined> {
    try {
      const { hits, aggregations } = await this.client.search({
        index: this.names.alias,
        size: 0,
        track_total_hits: true,
        aggs: { tombstones: { filter: { term: { deleted: true } } } },
      });
      const { doc_count } = aggregations!['tombstones'] as estypes.AggregationsFilterAggregate;
      return { records: (hits.total as estypes.SearchTotalHits).value, tombstones: doc_count };
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /** The aliases to write to: the current index, and one that is being filled. Throws IndexMissing when there is neither. */
  async targets(): Promise<string[]> {
    const { current, next } = await this.present();
    const targets = [...(current ? [this.names.alias] : []), ...(next ? [this.names.nextAlias] : [])];
    if (targets.length === 0) throw new IndexMissing(this.names.alias);
    return targets;
  }

  /** Creates a new index, to which all writers write from now on but which no search reads yet. */
  async announceNext(now: Date): Promise<string> {
    const index = `${this.names.alias}-${now.toISOString().replace(/\D/g, '')}`;
    const { settings, mappings } = this.index.body({ replicas: this.replicas });
    await this.client.indices.create({
      index,
      settings: { ...settings, refresh_interval: '-1' },
      mappings,
      aliases: { [this.names.nextAlias]: {} },
    });
    return index;
  }

  /** Makes searches read `index`, in one atomic step. */
  async swap(index: string): Promise<void> {
    const { alias, publicAlias, nextAlias } = this.names;
    const { serving } = await this.present();
    const leave: estypes.IndicesUpdateAliasesAction[] =
      serving === alias // an index accidentally created with the name of the alias
        ? [{ remove_index: { index: alias } }]
        : serving
          ? [{ remove: { index: serving, aliases: [alias, publicAlias], must_exist: false } }]
          : [];
    await this.client.indices.updateAliases({
      actions: [
        ...leave,
        { remove: { index, alias: nextAlias, must_exist: true } },
        { add: { index, alias } },
        { add: { index, alias: publicAlias, filter: this.index.publicFilter } },
      ],
    });
  }

  /** Deletes indices that earlier rebuilds left behind, half-filled or replaced. */
  async dropLeftovers(): Promise<string[]> {
    const { serving } = await this.present();
    const made = await this.look([`${this.names.alias}-*`]);
    const leftovers = Object.keys(made).filter(
      (index) => index !== serving && index.startsWith(`${this.names.alias}-`) && MADE.test(index),
    );
    for (const index of leftovers) await this.client.indices.delete({ index, ignore_unavailable: true });
    return leftovers;
  }

  private async look(index: string[]): Promise<Record<string, estypes.IndicesIndexState>> {
    try {
      const options = { ignore_unavailable: true, allow_no_indices: true };
      return await this.client.indices.get({ index, ...options, filter_path: '*.aliases,*.mappings._meta' });
    } catch (error) {
      if (hasStatus(error, 404)) return {};
      throw error;
    }
  }
}
