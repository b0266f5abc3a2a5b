import type { ListProductSnapshots, ReplyOf } from '@tedarik/commands';
import { type EventEnvelope, ProductChanged, ProductDeleted, type ProductSnapshot } from '@tedarik/events';
import { hashOf } from '@tedarik/service-kit';
import { anEnvelope, aProductSnapshot } from '@tedarik/testing';

type Page = ReplyOf<typeof ListProductSnapshots>;

/** A stand-in for the directory's products, few enough for one page. */
export class ProductOwner {
  private readonly rows = new Map<string, Page['rows'][number]>();

  add(over: Partial<ProductSnapshot> = {}): EventEnvelope<ProductSnapshot> {
    const snapshot = aProductSnapshot(over);
    const hash = hashOf(snapshot);
    this.rows.set(snapshot.id, { id: snapshot.id, version: 1, hash, snapshot });
    return anEnvelope(ProductChanged, snapshot, { at: new Date().toISOString(), hash });
  }

  remove(id: string): EventEnvelope {
    const data = { id, deletedAt: new Date().toISOString() };
    const hash = hashOf(data);
    this.rows.set(id, { id, version: 2, hash, snapshot: null });
    return anEnvelope(ProductDeleted, data, { version: 2, hash });
  }

  page(): Page {
    return { rows: [...this.rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)), next: null };
  }
}
