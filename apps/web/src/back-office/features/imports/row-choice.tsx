import { Select } from 'antd';
import { type MessagesOf, useMessages } from '../../../lib/messages.js';
import type { ReviewedRow, ActionOnRow, Settings } from './api/review.js';
import { importMessages } from './imports.messages.js';
import { possibleActions, usualAction } from './api/chosen.js';

const AS_SETTINGS = '';

interface RowChoiceProps {
  row: ReviewedRow;
  settings: Settings;
  onChoose: (action: ActionOnRow | null) => void;
}

/** IMP-JSON-07: the action for one row: by the settings, or skip, update the match, or add as a branch. */
export function RowChoice({ row, settings, onChoose }: RowChoiceProps) {
  const messages = useMessages(importMessages);
  const usual = usualAction(row, settings);
  if (usual === null) return null;
  return (
    <Select<ActionOnRow | typeof AS_SETTINGS>
      className="row-choice"
      aria-label={messages.choiceOf(row.name || messages.nameless)}
      value={row.action ?? AS_SETTINGS}
      options={[
        { value: AS_SETTINGS, label: messages.asSettings(actionText(usual, messages)) },
        ...possibleActions(row).map((value) => ({ value, label: actionText(value, messages) })),
      ]}
      onChange={(chosen) => onChoose(chosen === AS_SETTINGS ? null : chosen)}
    />
  );
}

function actionText(action: ActionOnRow, messages: MessagesOf<typeof importMessages>): string {
  const words = {
    skip: messages.skip,
    add: messages.add,
    update: messages.update,
    branch: messages.branchAction,
  };
  return words[action];
}
