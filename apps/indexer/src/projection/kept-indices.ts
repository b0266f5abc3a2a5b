import { Injectable } from '@nestjs/common';
import type { IndexName } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import type { Indices } from '../elasticsearch/indices.js';
import type { RebuildRecord } from '../elasticsearch/rebuild-record.js';
import type { IndexKeeper } from '../rebuild/index-keeper.js';
import type { Projected } from './projected.js';
import type { Projection } from './projection.js';

/** One index and what keeps it. */
export interface KeptIndex {
  projected: Projected;
  indices: Indices;
  record: RebuildRecord;
  keeper: IndexKeeper;
  projection: Projection;
}

/** Every index that this process keeps, each entered by its own module. */
@Injectable()
export class KeptIndices {
  private readonly kept: KeptIndex[] = [];

  enter(index: KeptIndex): void {
    this.kept.push(index);
  }

  all(): readonly KeptIndex[] {
    return this.kept;
  }

  of(name: IndexName): KeptIndex {
    const found = this.kept.find(({ projected }) => projected.index.alias === name);
    if (!found) throw new DomainError('index-not-found', 'not-found');
    return found;
  }
}
