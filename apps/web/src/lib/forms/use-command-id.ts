import { useCallback, useRef } from 'react';
import { isAnswered } from '../graphql/answered-commands.js';

/**
 * The id under which a form is sent: the same one while the same is sent again and no answer came, so that nothing is stored
 * twice when an answer was lost on the way; a new one for anything else.
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
