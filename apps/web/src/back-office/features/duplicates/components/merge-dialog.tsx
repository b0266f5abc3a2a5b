import { addressWithCity } from '@tedarik/turkish';
import { Alert, Checkbox, Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { fieldLabels } from '../../../components/form/text-fields.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { useFocusReturn } from '../../../components/use-focus-return.js';
import { useManagedBusinessQuery } from '../../businesses/api/businesses-api.js';
import { managedBusinessMessages } from '../../businesses/businesses.messages.js';
import { duplicateMessages } from '../duplicates.messages.js';
import {
  type MergeChoice,
  choiceFor,
  differingFields,
  MERGED_FIELDS,
  type MergedField,
  otherLocations,
} from '../merge-choice.js';
import { useMerge } from '../use-merge.js';
import { MergeFacts } from './merge-facts.js';
import { FieldChoice } from './field-choice.js';

interface MergeDialogProps {
  /** Ids of two businesses; the dialog is open while there are two. */
  ids: readonly string[];
  onClose: () => void;
}

/** Compares two records: which one is kept, and which values it gets. */
export function MergeDialog({ ids, onClose }: MergeDialogProps) {
  const messages = useMessages(duplicateMessages);
  const [first = '', second = ''] = ids;
  const options = { skip: ids.length < 2, refetchOnMountOrArgChange: true };
  const one = useManagedBusinessQuery(first, options);
  const other = useManagedBusinessQuery(second, options);
  const returnFocus = useFocusReturn(ids.length === 2);
  const error = one.error ?? other.error;
  const both = one.currentData && other.currentData && ([one.currentData, other.currentData] as const);
  const isGone = one.currentData === null || other.currentData === null;
  const [chosen, setChosen] = useState<MergeChoice | null>(null);
  // Identifies the current versions: a choice made for earlier versions cannot be merged any more.
  const of = both && both.map(({ id, revision }) => `${id} ${revision}`).join();
  const choice = both && (chosen?.of === of ? chosen : choiceFor(both[0], both[1], of!));
  const [merge, isMerging] = useMerge();
  return (
    <Modal
      open={ids.length === 2}
      title={messages.dialogTitle}
      okText={messages.merge}
      okButtonProps={{ disabled: !choice }}
      confirmLoading={isMerging}
      onOk={() => void (choice && merge(choice).then((isDone) => isDone && onClose()))}
      onCancel={onClose}
      afterClose={() => returnFocus(false)}
      focusable={{ focusTriggerAfterClose: false }}
      width={860}
      destroyOnHidden
    >
      <FailureAlert error={error} title={messages.failedToCompare} />
      {isGone && <Alert type="warning" showIcon title={messages.oneIsGone} />}
      {!error && !isGone && !choice && <Skeleton active />}
      {choice && <Comparison choice={choice} onChange={setChosen} />}
    </Modal>
  );
}

function Comparison({ choice, onChange }: { choice: MergeChoice; onChange: (choice: MergeChoice) => void }) {
  const messages = useMessages(duplicateMessages);
  const labels = { ...useMessages(fieldLabels), ...useMessages(managedBusinessMessages), openingHours: messages.hours };
  const { of, kept, merged, taken, locationIds } = choice;
  // The records keep their positions, whichever is kept.
  const sides = [kept, merged].toSorted((one, other) => of.indexOf(one.id) - of.indexOf(other.id));
  const differing = differingFields(kept, merged);
  const locations = otherLocations(kept, merged);
  const take = (field: MergedField, isTaken: boolean) =>
    onChange({ ...choice, taken: [...taken.filter((other) => other !== field), ...(isTaken ? [field] : [])] });
  return (
    <div className="merge">
      <Radio.Group
        className="merge-sides"
        aria-label={messages.keep}
        value={kept.id}
        onChange={({ target }) => {
          if (target.value !== kept.id) onChange(choiceFor(merged, kept, of));
        }}
      >
        {sides.map((side) => (
          <MergeFacts key={side.id} business={side} isKept={side.id === kept.id} />
        ))}
      </Radio.Group>
      {differing.map((field) => (
        <FieldChoice
          key={field}
          label={labels[field]}
          field={field}
          sides={sides}
          takenFrom={taken.includes(field) ? merged.id : kept.id}
          onTake={(id) => take(field, id === merged.id)}
        />
      ))}
      <p className="quiet">{messages.sameFields(MERGED_FIELDS.length - differing.length)}</p>
      {locations.length > 0 && (
        <fieldset className="merge-locations">
          <legend>{messages.otherLocations}</legend>
          <Checkbox.Group
            value={[...locationIds]}
            onChange={(ids) => onChange({ ...choice, locationIds: ids })}
            options={locations.map((one) => ({ value: one.id, label: addressWithCity(one) }))}
          />
        </fieldset>
      )}
      <Alert
        type="info"
        role="note"
        title={messages.united}
        description={
          <ul className="merge-effects">
            <li>{messages.unitedLists}</li>
            <li>{messages.unitedReviews}</li>
            <li>{messages.unitedAddress(merged.slug)}</li>
            <li>{messages.undoable}</li>
          </ul>
        }
      />
    </div>
  );
}
