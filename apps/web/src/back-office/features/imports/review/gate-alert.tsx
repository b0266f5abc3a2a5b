import { formatNumber } from '@tedarik/turkish';
import { Alert } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { overGate } from '../api/gate.js';
import { gateMessages } from './gate.messages.js';

/** Explains why an import is held back, and what can be done about it. */
export function GateAlert({ over }: { over: ReturnType<typeof overGate> }) {
  const messages = useMessages(gateMessages);
  if (over.length === 0) return null;
  const ways = { invalid: messages.mendInvalid, withoutCity: messages.mendWithoutCity };
  return (
    <Alert
      type="error"
      showIcon
      title={messages.heldBack}
      description={over.map(({ limit, percent, most }) => (
        <p key={limit}>
          {messages[`${limit}Over`](formatNumber(percent), formatNumber(most))} {ways[limit]}
        </p>
      ))}
    />
  );
}
