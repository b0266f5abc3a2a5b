import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagingModule } from '@tedarik/messaging';
import { DatabaseModule } from '@tedarik/service-kit';
import { AccountRepository } from './account/account.repository.js';
import { Account, accountSchema } from './account/account.schema.js';
import { PasswordHasher } from './account/password-hasher.js';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { FirstAdmin } from './first-admin/first-admin.js';
import { IdentityController } from './identity.controller.js';
import { accounts } from './migrations/001-accounts.js';
import { VerifyCredentialsHandler } from './queries/verify-credentials.js';

@Module({})
class AppModule {}

/** Accounts, roles and credentials. */
export const appModule = (config: IdentityConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    MessagingModule.forRoot({ name: 'identity', servers: config.NATS_URL }),
    DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: [accounts] }),
    MongooseModule.forFeature([{ name: Account.name, schema: accountSchema }]),
  ],
  controllers: [IdentityController],
  providers: [
    { provide: IDENTITY_CONFIG, useValue: config },
    AccountRepository,
    PasswordHasher,
    VerifyCredentialsHandler,
    FirstAdmin,
  ],
});
