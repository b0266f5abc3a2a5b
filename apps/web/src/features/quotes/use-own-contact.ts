import { useEffect, useState } from 'react';
import { GetMe } from '../../lib/later/operations.js';
import { failedBy, useServices } from '../../lib/services.js';
import { useSession } from '../../lib/store/session.slice.js';

interface OwnContact {
  name: string;
  email: string;
}

/** What the account of a signed-in buyer knows: nobody types it again, and its own address needs no mailed confirmation. */
export function useOwnContact(): OwnContact | null {
  const { query } = useServices();
  const accountId = useSession().visitor?.id;
  const [contact, setContact] = useState<OwnContact | null>(null);
  useEffect(() => {
    if (!accountId) return;
    // Where it cannot be found out the fields stay empty.
    query(GetMe, {}).then(({ me }) => setContact(me ?? null), failedBy);
  }, [accountId, query]);
  return contact;
}
