import { useCallback, useRef } from 'react';
import { isAnswered } from '../graphql/answered-commands.js';

/**
 * Returns the id with which a form is sent. It stays the same while the same values are sent without a reply, so that a lost reply does not
 * store them twice; other values get a new id.
 */
export function useCommandId(): (sent: object) => string {
  const last = useRef({ sent: '', id: '' });
  return useCallback((sent) => {
    const text = JSON.stringify(sent);
    const { sent: before, id } = last.current;
    if (before !== text || isAnswered(id)) last.current = { sent: text, id: crypto.randomUUID() };
    return last.current.id;
  }, []);
}
