import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { useConfirmedLink } from '../../../components/credentials/use-confirmed-link.js';
import type { ImportForm } from '../api/review.js';
import { FIELDS } from './fields.js';
import { guideMessages } from './guide.messages.js';
import { saveText } from './save-text.js';
import { SAMPLES } from './samples.js';

/** A guide to imports: the steps, the accepted fields, and sample files. */
export function UsageGuide({ form }: { form: ImportForm }) {
  const messages = useMessages(guideMessages);
  const confirmedFirst = useConfirmedLink();
  const isJson = form === 'json';
  const format = isJson ? 'ndjson' : 'tsv';
  return (
    <section className="import-guide" aria-labelledby="import-guide">
      <h2 id="import-guide">{messages.title}</h2>
      <ol>
        <li>{isJson ? messages.jsonPaste : messages.tsvPaste}</li>
        <li>{messages.review}</li>
        <li>{messages.confirm}</li>
      </ol>
      <p>{messages.otherNames}</p>
      <p>{messages.withoutDescription}</p>
      <p>{messages.encodings}</p>
      <div className="import-actions">
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => saveText(SAMPLES[form])}>
          {messages.sample}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`/yonetici/disa-aktar/isletmeler?bicim=${format}`}
          download
          onClick={(event) => void confirmedFirst(event)}
        >
          {isJson ? messages.exportNdjson : messages.exportTsv}
        </Button>
      </div>
      <p>{messages.exportHelp}</p>
      <h3>{isJson ? messages.jsonFields : messages.tsvColumns}</h3>
      <dl className="import-fields">
        {FIELDS[form].map(({ names, what, isRequired }) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dt>
            <dd>
              {messages[what]}
              {isRequired && <strong> ({messages.required})</strong>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
