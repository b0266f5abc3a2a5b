import { Injectable } from '@nestjs/common';
import type { IndexName } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import type { Indices } from '../elasticsearch/indices.js';
import type { RebuildRecord } from '../rebuild/rebuild-record.js';
import type { IndexSupervisor } from '../rebuild/index-supervisor.js';
import type { Projected } from '../projected/projected.js';
import type { Projection } from './projection.js';

/** One index and what updates it. */
export interface RegisteredIndex {
  projected: Projected;
  indices: Indices;
  record: RebuildRecord;
  keeper: IndexSupervisor;
  projection: Projection;
}

/** All indices that this process updates; each is registered by its own module. */
@Injectable()
export class RegisteredIndices {
  private readonly registered: RegisteredIndex[] = [];

  register(index: RegisteredIndex): void {
    this.registered.push(index);
  }

  all(): readonly RegisteredIndex[] {
    return this.registered;
  }

  of(name: IndexName): RegisteredIndex {
    const found = this.registered.find(({ projected }) => projected.index.alias === name);
    if (!found) throw new DomainError('index-not-found', 'not-found');
    return found;
  }
}
