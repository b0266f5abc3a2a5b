import { type RequestContract, ListBusinessSnapshots, type ReplyOf } from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted, type BusinessSnapshot, type EventEnvelope } from '@tedarik/events';
import { hashOf, newId } from '@tedarik/service-kit';
import { aBusinessSnapshot, anEnvelope } from '@tedarik/testing';

// The directory limits its pages so that a message stays under 512 kB.
const MOST_ROWS = 200;

type Page = ReplyOf<typeof ListBusinessSnapshots>;
type OwnerRow = Page['rows'][number];

/** A stand-in for the directory: stores businesses, creates events and returns pages. */
export class Owner {
  readonly rows = new Map<string, OwnerRow>();
  /** Called before each page is returned. */
  onPage: () => Promise<void> | void = () => undefined;

  add(over: Partial<BusinessSnapshot> = {}): EventEnvelope<BusinessSnapshot> {
    return this.change({ ...aBusinessSnapshot(), id: newId(), ...over });
  }

  change(snapshot: BusinessSnapshot, over: Partial<EventEnvelope> = {}): EventEnvelope<BusinessSnapshot> {
    const version = (this.rows.get(snapshot.id)?.version ?? 0) + 1;
    const hash = hashOf(snapshot);
    this.rows.set(snapshot.id, { id: snapshot.id, version, hash, snapshot, slug: snapshot.slug });
    return anEnvelope(BusinessChanged, snapshot, { at: new Date().toISOString(), ...over, version, hash });
  }

  remove(id: string): EventEnvelope {
    const { slug, version } = this.rows.get(id) as OwnerRow;
    const data = { id, slug, deletedAt: new Date().toISOString() };
    const hash = hashOf(data);
    this.rows.set(id, { id, version: version + 1, hash, snapshot: null, slug });
    return anEnvelope(BusinessDeleted, data, { version: version + 1, hash });
  }

  async page({ after, limit }: { after: string | null; limit: number }): Promise<Page> {
    await this.onPage();
    const ids = [...this.rows.keys()].sort().filter((id) => after === null || id > after);
    const count = Math.min(limit, MOST_ROWS);
    const rows = ids.slice(0, count).map((id) => this.rows.get(id) as OwnerRow);
    return { rows, next: ids.length > count ? (rows.at(-1)?.id ?? null) : null };
  }

  /** Replaces the request client. */
  readonly requests = {
    send: async <Request, Reply>(contract: RequestContract<Request, Reply>, request: Request): Promise<Reply> => {
      if (contract.subject !== ListBusinessSnapshots.subject) throw new Error(`not answered here: ${contract.subject}`);
      return (await this.page(request as Parameters<Owner['page']>[0])) as Reply;
    },
  };
}
