import { z } from 'zod';
import { defineEvent } from './define.js';

/** The name of a verified visitor account, at its activation and after every change. Never its e-mail address. */
export const AccountChanged = defineEvent(
  'events.identity.account.changed.v1',
  z.object({ id: z.uuid(), name: z.string().min(2).max(100) }),
);

/** A visitor account is gone for good: whoever keeps its name forgets it. */
export const AccountErased = defineEvent('events.identity.account.erased.v1', z.object({ id: z.uuid() }));
