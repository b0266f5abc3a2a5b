import { Button, Modal } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, NavigationType as Action, useBlocker } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { recordIn } from '../record-address.js';

interface UnsavedGuard {
  /** Goes at once where nothing would be lost, and confirms first where something would. */
  leave: (go: () => void) => void;
  /** What was typed is stored: no confirmation is needed any more. */
  release: () => void;
  /** To be drawn as long as the form is there. */
  guard: ReactNode;
}

/** Confirms before 'back', a link or a reload throws away what somebody typed into a form. `onEnd`: nobody needs it any more. */
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
  /** What somebody requested by a button of the form itself. */
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
    // A form that makes way for another by itself replaces its address.
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

/** A search, a filter or a page of the list behind is no other place; another record is. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${recordIn(new URLSearchParams(search)) ?? ''}`;

interface UnsavedDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Enter, Esc and a click beside it keep what was typed: only its own button throws it away. */
function UnsavedDialog({ isOpen, onStay, onDiscard }: UnsavedDialogProps) {
  const messages = useMessages(backOfficeMessages);
  const keep = useRef<HTMLButtonElement>(null);
  // The field that it would give the keyboard back to goes with the form.
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
