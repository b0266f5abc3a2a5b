import { App } from 'antd';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { afterSignIn } from '../back-office-paths.js';
import { useBackOfficeSelector } from '../api/store.js';
import { SignInFrame } from './sign-in-frame.js';
import { SignInForm } from './sign-in-form.js';
import { sessionMessages } from './session.messages.js';

/** /yonetici/giris: leads to the screen first requested (ADM-LOGIN-01). */
export function BackOfficeSignInPage() {
  const messages = useMessages(sessionMessages);
  const { notification } = App.useApp();
  const { me } = useBackOfficeSelector(({ session }) => session);
  const [parameters] = useSearchParams();
  if (me) return <Navigate to={afterSignIn(parameters)} replace />;
  return (
    <SignInFrame title={messages.title} lead={messages.lead}>
      <SignInForm
        onSignedIn={() => notification.success({ title: messages.success, description: messages.signedIn })}
      />
      <p className="sign-in-link">
        <Link to={paths.home} reloadDocument>
          {messages.toSite}
        </Link>
      </p>
    </SignInFrame>
  );
}
