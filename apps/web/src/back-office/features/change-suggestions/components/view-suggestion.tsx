import { formatShortMoment } from '@tedarik/turkish';
import { Button, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { backOfficePaths } from '../../../back-office-paths.js';
import { paths } from '../../../../config/paths.js';
import { useMessages } from '../../../../lib/messages.js';
import { useBackOfficeSelector } from '../../../api/store.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useUnsavedGuard } from '../../../components/form/unsaved-guard.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type ChangeSuggestion, useManagedChangeSuggestionQuery } from '../api/change-suggestions-api.js';
import { changeSuggestionMessages } from '../change-suggestions.messages.js';
import { PageDocuments } from './page-documents.js';
import { ProposedChanges } from './proposed-changes.js';
import { SuggestionStatus, useSuggestionWords } from './suggestion-words.js';
import { useSuggestionDecisions } from './use-suggestion-decisions.js';

/**
 * One suggestion in a dialog with its own address: its changes, and the decision. A typed reason survives a change of the suggestion, and
 * is discarded only after confirmation.
 */
export function ViewSuggestion({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(changeSuggestionMessages);
  const {
    currentData: suggestion,
    error,
    refetch,
  } = useManagedChangeSuggestionQuery(id, { refetchOnMountOrArgChange: true });
  const { nameOf } = useSuggestionWords();
  const [rejection, setRejection] = useState<string | null>();
  const { leave, release, guard } = useUnsavedGuard(() => suggestion?.status === 'pending' && !!rejection?.trim());
  return (
    <Modal
      open
      width={720}
      title={suggestion ? nameOf(suggestion) : messages.suggestion}
      onCancel={() => leave(onClose)}
      footer={null}
    >
      {guard}
      <FailureAlert error={error} retry={refetch} />
      {!suggestion && !error && <Skeleton active />}
      {suggestion && (
        <Suggestion
          key={`${suggestion.status} ${suggestion.createdAt}`}
          {...{ suggestion, rejection, setRejection }}
          onDecided={() => {
            release();
            onClose();
          }}
        />
      )}
    </Modal>
  );
}

interface SuggestionProps {
  suggestion: ChangeSuggestion;
  /** The typed reason, while the suggestion is being rejected; null once the moderator has returned from it. */
  rejection: string | null | undefined;
  setRejection: (rejection: string | null) => void;
  onDecided: () => void;
}

function Suggestion({ suggestion, ...deciding }: SuggestionProps) {
  const messages = useMessages(changeSuggestionMessages);
  const words = useSuggestionWords();
  const { business, changes, note, status, hasAddress } = suggestion;
  const isPending = status === 'pending';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(changes.filter(({ isAccepted }) => isPending || isAccepted).map(({ part }) => part)),
  );
  const choose = (part: string, isChosen: boolean) =>
    setChosen(new Set([...chosen].filter((each) => each !== part).concat(isChosen ? [part] : [])));
  return (
    <>
      <p>
        <SuggestionStatus status={status} /> {words.reasonOf(suggestion)} · {words.senderOf(suggestion)} ·{' '}
        {formatShortMoment(suggestion.createdAt)}
      </p>
      {business && <BusinessLinks business={business} />}
      {changes.length > 0 && (
        <ProposedChanges changes={changes} chosen={chosen} {...(isPending && { onChoose: choose })} />
      )}
      {business && changes.some(({ part }) => part === 'certificates') && <PageDocuments businessId={business.id} />}
      {note && (
        <p className="whole-comment">
          <strong>{messages.note}:</strong> {note}
        </p>
      )}
      {suggestion.rejection && (
        <p>
          <strong>{messages.rejection}:</strong> {suggestion.rejection}
        </p>
      )}
      {isPending && changes.length === 0 && <p>{messages.onlyNote}</p>}
      {isPending && hasAddress && <p>{messages.isThankedLater}</p>}
      {isPending ? (
        <Decide suggestion={suggestion} chosen={[...chosen]} {...deciding} />
      ) : (
        <TakeBack suggestion={suggestion} />
      )}
      <RecordHistory kind="change-suggestion" id={suggestion.id} />
    </>
  );
}

function BusinessLinks({ business: { id, slug, name } }: { business: NonNullable<ChangeSuggestion['business']> }) {
  const { openPage, editBusiness } = useMessages(changeSuggestionMessages);
  const mayEdit = useBackOfficeSelector(({ session }) => session.me!.areas.includes('businesses'));
  return (
    <p>
      <a href={paths.business(slug)} target="_blank" rel="noopener" aria-label={`${openPage}: ${name}`}>
        {openPage}
      </a>
      {mayEdit && (
        <>
          {' '}
          · <Link to={backOfficePaths.business(id)}>{editBusiness}</Link>
        </>
      )}
    </p>
  );
}

function Decide({ suggestion, chosen, rejection, setRejection, onDecided }: SuggestionProps & { chosen: string[] }) {
  const messages = useMessages(changeSuggestionMessages);
  const { cancel } = useMessages(backOfficeMessages);
  const { decide, isBusy } = useSuggestionDecisions();
  const hasChanges = suggestion.changes.length > 0;

  async function confirm(decision: 'accepted' | 'rejected') {
    const parts = decision === 'accepted' ? chosen : [];
    if (await decide(suggestion, { decision, parts, rejection: rejection?.trim() || null })) onDecided();
  }

  if (typeof rejection === 'string') {
    return (
      <>
        <label htmlFor="rejection">{messages.rejection}</label>
        <Input.TextArea
          id="rejection"
          autoFocus
          rows={3}
          maxLength={1000}
          value={rejection}
          onChange={({ target }) => setRejection(target.value)}
        />
        <p>{messages.rejectionHelp}</p>
        <div className="dialog-choices">
          <Button onClick={() => setRejection(null)}>{cancel}</Button>
          <Button type="primary" danger loading={isBusy} onClick={() => void confirm('rejected')}>
            {messages.confirmReject}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className="dialog-choices">
      <Button danger autoFocus={rejection === null} onClick={() => setRejection('')}>
        {messages.reject}
      </Button>
      <Button
        type="primary"
        loading={isBusy}
        disabled={hasChanges && chosen.length === 0}
        onClick={() => void confirm('accepted')}
      >
        {hasChanges ? messages.accept : messages.done}
      </Button>
    </div>
  );
}

function TakeBack({ suggestion }: { suggestion: ChangeSuggestion }) {
  const messages = useMessages(changeSuggestionMessages);
  const { undo, isBusy } = useSuggestionDecisions();
  if (!suggestion.undoableUntil) return null;
  return (
    <div className="dialog-choices">
      <Button loading={isBusy} onClick={() => void undo(suggestion)}>
        {messages.undo}
      </Button>
    </div>
  );
}
