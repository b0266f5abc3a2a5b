import { documentsOf } from '@tedarik/service-kit';
import { type Connection, Schema } from 'mongoose';
import type { Account } from './account.js';

/** As it is stored, with the keys that it is found and sorted by. */
export type AccountDocument = Omit<Account, 'id'> & {
  _id: string;
  /** Folded and unique. */
  usernameKey: string;
};

const schema = new Schema(
  {
    _id: String,
    username: String,
    usernameKey: String,
    fullName: String,
    email: String,
    avatarUrl: String,
    role: String,
    active: Boolean,
    passwordHash: String,
    mustChangePassword: Boolean,
    createdAt: Date,
    lastLoginAt: Date,
    revision: Number,
  },
  { collection: 'accounts', versionKey: false, id: false, autoIndex: false },
);

export const accountDocuments = (connection: Connection) => documentsOf<AccountDocument>(connection, 'Account', schema);
