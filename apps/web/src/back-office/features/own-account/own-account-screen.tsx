import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { ScreenHead } from '../../components/screen-head.js';
import { PasskeysCard } from './components/passkeys-card.js';
import { SessionsCard } from './components/sessions-card.js';
import { SecondFactorCard } from './components/second-factor-card.js';
import { ownAccountMessages } from './own-account.messages.js';

/** /yonetici/hesabim: the own account, for every role. */
export function Component() {
  const messages = useMessages(ownAccountMessages);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead} />
      <div className="own-account">
        <PasskeysCard />
        <SecondFactorCard />
        <Card title={<h2>{messages.password}</h2>}>
          <p>{messages.passwordText}</p>
          <Link to={backOfficePaths.password}>{messages.changePassword}</Link>
        </Card>
        <SessionsCard />
      </div>
    </>
  );
}
