import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { useSaving } from './saving.js';

/** One field that reads otherwise now. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictNoticeProps {
  differences: Difference[];
  /** Fills the form with what is stored now. */
  onTakeTheirs: () => void;
  /** Saves what was typed over what is stored now; true when it is stored. */
  onKeepMine: () => Promise<unknown>;
}

/** Somebody else saved first: what differs is shown, nothing typed is lost, and the editor decides. */
export function ConflictNotice({ differences, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const messages = useMessages(backOfficeMessages);
  const saving = useSaving();
  const [isShown, setShown] = useState(false);
  return (
    <Alert
      className="form-alert"
      type="warning"
      showIcon
      title={messages.changedMeanwhile}
      description={
        <>
          <p>{messages.changedHelp}</p>
          <div className="conflict-actions">
            <Button size="small" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
              {messages.showDifference}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {messages.takeTheirs}
            </Button>
            <Button size="small" onClick={() => void saving(onKeepMine)}>
              {messages.keepMine}
            </Button>
          </div>
          {isShown && (
            <table className="differences">
              <thead>
                <tr>
                  <td />
                  <th scope="col">{messages.mine}</th>
                  <th scope="col">{messages.theirs}</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ label, mine, theirs }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{mine || messages.dash}</td>
                    <td>{theirs || messages.dash}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      }
    />
  );
}
