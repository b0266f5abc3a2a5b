import { Client } from '@elastic/elasticsearch';
import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { Readiness } from '@tedarik/service-kit';
import type { IndexConfig } from '../config.js';
import { IndexMissing } from '../elasticsearch/elasticsearch.js';
import { Indices } from '../elasticsearch/indices.js';
import { RebuildRecord } from '../rebuild/rebuild-record.js';
import { IndexSupervisor } from '../rebuild/index-supervisor.js';
import { RegisteredIndices } from './registered-indices.js';
import { PROJECTED, type Projected } from '../projected/projected.js';
import { Projection } from './projection.js';

/** The providers that maintain one index; one instance per index. */
@Module({})
export class ProjectionModule {
  constructor(
    @Inject(PROJECTED) projected: Projected,
    indices: Indices,
    record: RebuildRecord,
    keeper: IndexSupervisor,
    projection: Projection,
    registered: RegisteredIndices,
    readiness: Readiness,
  ) {
    registered.register({ projected, indices, record, keeper, projection });
    const { alias } = indices.names;
    readiness.add(`elasticsearch ${alias}`, async () => {
      if (!(await indices.present()).current) throw new IndexMissing(alias);
    });
  }

  static of(projected: Projected, { INDEX_PREFIX, INDEX_REPLICAS }: IndexConfig): DynamicModule {
    return {
      module: ProjectionModule,
      providers: [
        { provide: PROJECTED, useValue: projected },
        {
          provide: Indices,
          useFactory: (client: Client) => new Indices(client, projected.index, INDEX_PREFIX, INDEX_REPLICAS),
          inject: [Client],
        },
        {
          provide: RebuildRecord,
          useFactory: (client: Client) => new RebuildRecord(client, projected.index.names(INDEX_PREFIX).alias),
          inject: [Client],
        },
        IndexSupervisor,
        Projection,
      ],
    };
  }
}
