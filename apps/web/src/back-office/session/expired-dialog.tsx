import { Modal } from 'antd';
import { useMessages } from '../../lib/messages.js';
import { backOfficeApi, TAGS } from '../api/back-office-api.js';
import { useBackOfficeDispatch, useBackOfficeSelector } from '../api/store.js';
import { SignInForm } from './sign-in-form.js';
import { sessionMessages } from './session.messages.js';

/** AUTH-03: a sign-in dialog over the current screen after the session has ended, so that no input is lost. */
export function ExpiredDialog() {
  const messages = useMessages(sessionMessages);
  const dispatch = useBackOfficeDispatch();
  const { state } = useBackOfficeSelector(({ session }) => session);
  return (
    <Modal
      open={state === 'expired'}
      title={messages.expiredTitle}
      footer={null}
      closable={false}
      keyboard={false}
      width={420}
      zIndex={2000}
      destroyOnHidden
    >
      <p>{messages.expiredText}</p>
      {/* Lists that were refused in between are read again. */}
      <SignInForm onSignedIn={() => dispatch(backOfficeApi.util.invalidateTags([...TAGS]))} />
    </Modal>
  );
}
