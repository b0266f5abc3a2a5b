import { z } from 'zod';
import { defineEvent } from './define.js';

/** The name of a verified visitor account, published at its activation and after every change. Never contains the e-mail address. */
export const AccountChanged = defineEvent(
  'events.identity.account.changed.v1',
  z.object({ id: z.uuid(), name: z.string().min(2).max(100) }),
);

/**
 * The existing sessions of an account must end, because its password or its rights have changed, or it was deleted. `except` is the session
 * in which visitors changed their own password, as a key that gives no access.
 */
export const SessionsEnded = defineEvent(
  'events.identity.sessions.ended.v1',
  z.object({ id: z.uuid(), kind: z.enum(['account', 'back-office']), except: z.string().max(100).nullable() }),
);

/** A visitor account was deleted for good. Services that store its name must remove it. */
export const AccountErased = defineEvent('events.identity.account.erased.v1', z.object({ id: z.uuid() }));
