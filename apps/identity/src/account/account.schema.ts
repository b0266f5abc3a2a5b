import { Schema } from 'mongoose';

/** A back-office account as it is stored. `usernameKey` is the folded name and unique. */
export class Account {
  _id: string;
  username: string;
  usernameKey: string;
  fullName: string;
  role: 'admin' | 'editor' | 'moderator';
  active: boolean;
  passwordHash: string;
  /** True for a password that somebody else chose, such as the first one. */
  mustChangePassword: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
}

export const accountSchema = new Schema<Account>(
  {
    _id: String,
    username: String,
    usernameKey: String,
    fullName: String,
    role: String,
    active: Boolean,
    passwordHash: String,
    mustChangePassword: Boolean,
    createdAt: Date,
    lastLoginAt: { type: Date, default: null },
  },
  { collection: 'accounts', versionKey: false },
);
