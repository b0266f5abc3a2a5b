import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, MongooseModule, type MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { Readiness } from '../readiness.js';
import { Leases } from '../lease/leases.js';
import { monitorCommands, traceCommands } from '../tracing/mongo-spans.js';
import { untilReachable } from './until-reachable.js';
import { CONNECTION_OPTIONS, MIGRATION_OPTIONS } from './connection-options.js';
import { Database } from './database.js';
import { migrate, type Migration } from './migrations.js';
import { isMongoOutage } from '../errors/mongo-outage.js';

export interface DatabaseOptions {
  /** Address of the server, and name of the database unless `dbName` is given. */
  uri: string;
  dbName?: string;
  /** Milliseconds that a call, but none of a migration, may take. */
  timeoutMs?: number;
  migrations: readonly Migration[];
}

/**
 * The service's database, migrated before anything uses it, with the readiness check `mongodb`. If MongoDB is down at the start, waits as
 * long as it takes. Exports Database, Leases and the connection of @nestjs/mongoose.
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

async function migrated(options: DatabaseOptions): Promise<MongooseModuleFactoryOptions> {
  await untilReachable('MongoDB', () => runMigrations(options), isMongoOutage);
  const { uri, dbName, timeoutMs } = options;
  return {
    ...CONNECTION_OPTIONS,
    uri,
    ...(dbName && { dbName }),
    ...(timeoutMs && { socketTimeoutMS: timeoutMs }),
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retryDelay: 1_000,
    monitorCommands: monitorCommands(),
    connectionFactory: (connection: Connection) => {
      traceCommands(connection.getClient());
      return connection;
    },
  };
}

/** Uses its own client, because a client whose first connection failed stays closed forever. */
async function runMigrations({ uri, dbName, migrations }: DatabaseOptions): Promise<void> {
  const client = new mongo.MongoClient(uri, MIGRATION_OPTIONS);
  try {
    await migrate(client.db(dbName), migrations);
  } finally {
    await client.close();
  }
}
