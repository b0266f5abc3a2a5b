import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, MongooseModule, type MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { Metrics } from '../metrics.js';
import { Readiness } from '../readiness.js';
import { Leases } from '../lease/leases.js';
import { monitorCommands, traceCommands } from '../tracing/mongo-spans.js';
import { untilReachable } from './until-reachable.js';
import { CONNECTION_OPTIONS, MIGRATION_OPTIONS } from './connection-options.js';
import { Database } from './database.js';
import { backupAgeSeconds } from './last-backup.js';
import { migrate, type Migration } from './migrations.js';
import { isMongoOutage } from '../errors/mongo-outage.js';

/** The connection, as in `databaseConfig`. Without a timeout, calls have only the driver's limits; migrations never have one. */
type DatabaseConfig = Record<'MONGODB_URL' | 'MONGODB_DB', string> & { MONGODB_TIMEOUT_MS?: number };

/**
 * The service's database, migrated before anything uses it, with the readiness check `mongodb`. If MongoDB is down at the start, waits as
 * long as it takes. Exports Database, Leases and the connection of @nestjs/mongoose.
 */
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  static forRoot(config: DatabaseConfig, migrations: readonly Migration[]): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [MongooseModule.forRootAsync({ useFactory: () => migrated(config, migrations) })],
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
    const help = "Share of MongoDB's disk that is used";
    this.metrics.gauge('mongodb_disk_used_ratio', help, [], async (gauge) => {
      // Typed by the driver without these two. While MongoDB is away the share is unknown.
      const disk = (await this.database.db.stats().catch(() => ({}))) as { fsUsedSize?: number; fsTotalSize?: number };
      gauge.set((disk.fsUsedSize ?? NaN) / (disk.fsTotalSize ?? NaN));
    });
    const sinceBackup = 'Age of the last backup or, without one, of the database';
    this.metrics.gauge('mongodb_backup_age_seconds', sinceBackup, [], async (gauge) => {
      gauge.set(await backupAgeSeconds(this.database.db).catch(() => NaN));
    });
  }
}

async function migrated(
  config: DatabaseConfig,
  migrations: readonly Migration[],
): Promise<MongooseModuleFactoryOptions> {
  await untilReachable('MongoDB', () => runMigrations(config, migrations), isMongoOutage);
  const { MONGODB_URL: uri, MONGODB_DB: dbName, MONGODB_TIMEOUT_MS: socketTimeoutMS } = config;
  return {
    ...CONNECTION_OPTIONS,
    uri,
    dbName,
    ...(socketTimeoutMS && { socketTimeoutMS }),
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
async function runMigrations(config: DatabaseConfig, migrations: readonly Migration[]): Promise<void> {
  const client = new mongo.MongoClient(config.MONGODB_URL, MIGRATION_OPTIONS);
  try {
    await migrate(client.db(config.MONGODB_DB), migrations);
  } finally {
    await client.close();
  }
}
