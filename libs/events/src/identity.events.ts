import { z } from 'zod';
import { defineEvent } from './define.js';

/** The name of a verified visitor account, at its activation and after every change. Never its e-mail address. */
export const AccountChanged = defineEvent(
  'events.identity.account.changed.v1',
  z.object({ id: z.uuid(), name: z.string().min(2).max(100) }),
);

/**
 * Sessions of an account that began before have to end: its password or what it may do has changed, or it is gone.
 * `except` names the one of whoever changed their own password, by a key that opens nothing.
 */
export const SessionsEnded = defineEvent(
  'events.identity.sessions.ended.v1',
  z.object({ id: z.uuid(), kind: z.enum(['account', 'back-office']), except: z.string().max(100).nullable() }),
);

/** A visitor account is gone for good: whoever keeps its name forgets it. */
export const AccountErased = defineEvent('events.identity.account.erased.v1', z.object({ id: z.uuid() }));
