import { Tag } from 'antd';
import { useMessages } from '../../lib/messages.js';
import { matchReasonMessages } from './match-reasons.messages.js';

/** The reasons why two records may be the same business; unknown codes are left out. */
export function MatchReasons({ codes }: { codes: readonly string[] }) {
  const words = useMessages(matchReasonMessages) as Readonly<Record<string, string>>;
  return (
    <div className="match-reasons">
      {codes.flatMap((code) => (words[code] ? [<Tag key={code}>{words[code]}</Tag>] : []))}
    </div>
  );
}
