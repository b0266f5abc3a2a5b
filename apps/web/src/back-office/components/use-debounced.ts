import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** Returns the text debounced: its value after a pause in typing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
