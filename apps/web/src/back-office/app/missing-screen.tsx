import { Result } from 'antd';
import { Link } from 'react-router-dom';
import { drawings } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { useDocumentTitle } from '../components/use-document-title.js';
import { appMessages } from './app.messages.js';
import { backOfficePaths } from '../back-office-paths.js';

/** ADM-LAY-08, AUTH-06: shown for an unknown address, or for a screen that the role may not open; the server refuses its data too. */
export function MissingScreen({ why }: { why: 'notFound' | 'denied' }) {
  const messages = useMessages(appMessages);
  useDocumentTitle(messages[why]);
  return (
    <Result
      icon={<img src={drawings.plate('bos')} alt="" width="120" height="120" />}
      title={<h1>{messages[why]}</h1>}
      subTitle={messages[`${why}Text`]}
      extra={<Link to={backOfficePaths.panel}>{messages.toPanel}</Link>}
    />
  );
}
