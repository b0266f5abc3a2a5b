import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';

/** Asks before somebody leaves a form whose changes are stored nowhere. Answers a function that lets them go. */
export function useUnsavedWarning(isUnsaved: () => boolean): () => void {
  const messages = useMessages(backOfficeMessages);
  const { modal } = App.useApp();
  const isFree = useRef(false);
  const ask = useRef(isUnsaved);
  useEffect(() => {
    ask.current = isUnsaved;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isFree.current && ask.current(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    void modal
      .confirm({
        title: messages.unsavedTitle,
        content: messages.unsavedText,
        okText: messages.discard,
        cancelText: messages.keepEditing,
        okButtonProps: { danger: true },
      })
      .then(
        (isDiscarded) => (isDiscarded ? proceed() : reset()),
        () => reset(),
      );
  }, [blocker, messages, modal]);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isFree.current && ask.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  return () => (isFree.current = true);
}
