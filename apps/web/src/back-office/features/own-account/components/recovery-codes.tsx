import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { ownAccountMessages } from '../own-account.messages.js';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows the recovery codes once, with buttons to copy and download them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const messages = useMessages(ownAccountMessages);
  const toasts = useToasts();
  const list = useRef<HTMLUListElement>(null);
  // The field of the code, which had the focus, has just been removed.
  useEffect(() => list.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.succeeded(messages.copied),
      () => toasts.refused(messages.notCopied),
    );
  return (
    <>
      <p>{messages.codesText}</p>
      <ul className="recovery-codes" ref={list} tabIndex={-1} aria-label={messages.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="own-account-acts">
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={messages.codesFile}
        >
          {messages.download}
        </Button>
        <Button type="primary" onClick={onKept}>
          {messages.kept}
        </Button>
      </div>
    </>
  );
}
