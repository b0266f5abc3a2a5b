import { Button, Modal } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, NavigationType as Action, useBlocker } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { recordIn } from '../record-address.js';

interface UnsavedGuard {
  /** Calls `go` at once if there is no unsaved input, otherwise after confirmation. */
  leave: (go: () => void) => void;
  /** To be called once the input is stored: no more confirmation is needed. */
  release: () => void;
  /** To be rendered as long as the form is mounted. */
  guard: ReactNode;
}

/** Requires confirmation before 'back', a link or a reload discards input. `onEnd` is called once the input is stored or discarded. */
export function useUnsavedGuard(isUnsaved: () => boolean, onEnd?: () => void): UnsavedGuard {
  const isReleased = useRef(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const mustConfirm = () => !isReleased.current && isUnsaved();
  function release() {
    isReleased.current = true;
    setLeaving(null);
    onEnd?.();
  }
  return {
    leave: (go) => (mustConfirm() ? setLeaving(() => go) : go()),
    release,
    guard: <Guard mustConfirm={mustConfirm} leaving={leaving} onStay={() => setLeaving(null)} onLeave={release} />,
  };
}

interface GuardProps {
  mustConfirm: () => boolean;
  /** The navigation that a button of the form requested. */
  leaving: (() => void) | null;
  onStay: () => void;
  onLeave: () => void;
}

function Guard({ mustConfirm, leaving, onStay, onLeave }: GuardProps) {
  const send = useRef(mustConfirm);
  useEffect(() => {
    send.current = mustConfirm;
  });
  const blocker = useBlocker(
    // A form that replaces itself by another one uses a replace navigation, which needs no confirmation.
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== Action.Replace && placeOf(currentLocation) !== placeOf(nextLocation) && send.current(),
  );
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (send.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  return (
    <UnsavedDialog
      isOpen={leaving !== null || blocker.state === 'blocked'}
      onStay={() => {
        onStay();
        blocker.reset?.();
      }}
      onDiscard={() => {
        onLeave();
        if (leaving) leaving();
        else blocker.proceed?.();
      }}
    />
  );
}

/** A search, a filter or a page of the list behind the form is the same place; another record is not. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${recordIn(new URLSearchParams(search)) ?? ''}`;

interface UnsavedDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Enter, Escape and a click outside keep the input: only its own button discards it. */
function UnsavedDialog({ isOpen, onStay, onDiscard }: UnsavedDialogProps) {
  const messages = useMessages(backOfficeMessages);
  const keep = useRef<HTMLButtonElement>(null);
  // After discarding, the field to which the focus would return no longer exists.
  const [isDiscarded, setDiscarded] = useState(false);
  return (
    <Modal
      open={isOpen}
      title={messages.unsavedTitle}
      width={460}
      closable={false}
      onCancel={onStay}
      afterOpenChange={(isShown) => isShown && keep.current?.focus()}
      focusable={{ focusTriggerAfterClose: !isDiscarded }}
      destroyOnHidden
      footer={
        <div className="dialog-choices">
          <Button
            danger
            onClick={() => {
              setDiscarded(true);
              onDiscard();
            }}
          >
            {messages.discard}
          </Button>
          <Button type="primary" ref={keep} onClick={onStay}>
            {messages.keepEditing}
          </Button>
        </div>
      }
    >
      {messages.unsavedText}
    </Modal>
  );
}
