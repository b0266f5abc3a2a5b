import { Result } from 'antd';
import { Link } from 'react-router-dom';
import { drawings } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { useDocumentTitle } from '../components/use-document-title.js';
import { appMessages } from './app.messages.js';
import { backOfficePaths } from '../back-office-paths.js';

/** AUTH-06: shown for a screen that the role may not open; the server refuses its data too. */
export function AccessDenied() {
  const messages = useMessages(appMessages);
  useDocumentTitle(messages.denied);
  return (
    <Result
      icon={<img src={drawings.plate('bos')} alt="" width="120" height="120" />}
      title={<h1>{messages.denied}</h1>}
      subTitle={messages.deniedText}
      extra={<Link to={backOfficePaths.panel}>{messages.toPanel}</Link>}
    />
  );
}
