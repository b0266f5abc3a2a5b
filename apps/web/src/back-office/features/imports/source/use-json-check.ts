import { useEffect, useRef, useState } from 'react';
import type { Fault } from './check-json.js';

const TYPING_PAUSE_MS = 300;

/** The result for a text; null while the check is pending. */
export type Checked = { fault: Fault | null } | null;

interface Answer {
  number: number;
  fault: Fault | null;
}

/** IMP-JSON-01: checks in a worker whether the text is JSON, 300 ms after the last change. */
export function useJsonCheck(text: string, isWanted: boolean): Checked {
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  const [answer, setAnswer] = useState<Answer & { text: string }>({ number: 0, fault: null, text: '' });
  useEffect(() => {
    if (!isWanted) return;
    const made = new Worker(new URL('./check-json.worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    return () => made.terminate();
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted) return;
    const mine = ++number.current;
    const timer = setTimeout(() => {
      worker.current!.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.number === mine) setAnswer({ ...data, text });
      };
      worker.current!.postMessage({ number: mine, text });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWanted, text]);
  return answer.text === text ? { fault: answer.fault } : null;
}
