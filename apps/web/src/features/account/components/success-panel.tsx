import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon.js';

/** Replaces a form with the outcome and takes the focus, so that screen readers announce it. */
export function SuccessPanel({ text, children }: { text: string; children?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="panel form">
      <div className="notice ok" role="status" ref={notice} tabIndex={-1}>
        <Icon name="success" />
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
