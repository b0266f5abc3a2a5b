import { Result } from 'antd';
import { Link } from 'react-router-dom';
import { drawings } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { useDocumentTitle } from '../components/use-document-title.js';
import { appMessages } from './app.messages.js';
import { backOfficePaths } from '../back-office-paths.js';

/** ADM-LAY-08: shown for an unknown address under /yonetici. */
export function NoSuchScreen() {
  const messages = useMessages(appMessages);
  useDocumentTitle(messages.notFound);
  return (
    <Result
      icon={<img src={drawings.plate('bos')} alt="" width="120" height="120" />}
      title={<h1>{messages.notFound}</h1>}
      subTitle={messages.notFoundText}
      extra={<Link to={backOfficePaths.panel}>{messages.toPanel}</Link>}
    />
  );
}
