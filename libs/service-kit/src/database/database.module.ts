import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, MongooseModule, type MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { Readiness } from '../health/readiness.js';
import { Leases } from '../lease/leases.js';
import { untilReachable } from '../start/until-reachable.js';
import { CONNECTION_OPTIONS } from './connection-options.js';
import { Database } from './database.js';
import { migrate, type Migration } from './migrations.js';
import { isMongoOutage } from './mongo-outage.js';

export interface DatabaseOptions {
  /** Of the server; names the database unless `dbName` does. */
  uri: string;
  dbName?: string;
  migrations: readonly Migration[];
}

/**
 * The service's database, migrated before anything uses it, with readiness `mongodb`. Waits as long as it takes while
 * MongoDB is away at the start. Exports Database, Leases and the connection of @nestjs/mongoose.
 */
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly readiness: Readiness,
  ) {}

  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [MongooseModule.forRootAsync({ useFactory: () => migrated(options) })],
      providers: [
        {
          provide: Database,
          useFactory: (connection: Connection) => new Database(connection),
          inject: [getConnectionToken()],
        },
        { provide: Leases, useFactory: ({ db }: Database) => new Leases(db), inject: [Database] },
      ],
      exports: [Database, Leases],
    };
  }

  onModuleInit(): void {
    this.readiness.add('mongodb', async () => {
      await this.database.db.command({ ping: 1 });
    });
  }
}

async function migrated({ uri, dbName, migrations }: DatabaseOptions): Promise<MongooseModuleFactoryOptions> {
  const { autoIndex, autoCreate, bufferCommands, ...driverOptions } = CONNECTION_OPTIONS;
  const client = new mongo.MongoClient(uri, driverOptions);
  try {
    await untilReachable('MongoDB', () => migrate(client.db(dbName), migrations), isMongoOutage);
  } finally {
    await client.close();
  }
  return {
    uri,
    ...(dbName && { dbName }),
    ...driverOptions,
    autoIndex,
    autoCreate,
    bufferCommands,
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retryDelay: 1_000,
  };
}
