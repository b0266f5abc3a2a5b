import { z } from 'zod';
import { defineEvent } from './define.js';

/** The name of a verified visitor account, at its activation and after every change. Never its e-mail address. */
export const AccountChanged = defineEvent(
  'events.identity.account.changed.v1',
  z.object({ id: z.uuid(), name: z.string().min(2).max(100) }),
);

/**
 * Earlier sessions of an account must end: its password or its rights have changed, or it is gone. `except` is the session
 * of a visitor who changed their own password, as a key that gives no access.
 */
export const SessionsEnded = defineEvent(
  'events.identity.sessions.ended.v1',
  z.object({ id: z.uuid(), kind: z.enum(['account', 'back-office']), except: z.string().max(100).nullable() }),
);

/** A visitor account is gone for good: services that store its name remove it. */
export const AccountErased = defineEvent('events.identity.account.erased.v1', z.object({ id: z.uuid() }));
