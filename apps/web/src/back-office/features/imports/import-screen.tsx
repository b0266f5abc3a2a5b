import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { focusContent } from '../../components/use-focus-return.js';
import { ScreenHead } from '../../components/screen-head.js';
import type { ImportForm } from './api/review.js';
import { UsageGuide } from './guide/usage-guide.js';
import { CurrentImport } from './current-import.js';
import { ImportSteps } from './import-steps.js';
import { importMessages } from './imports.messages.js';
import { ImportSource } from './source/import-source.js';

/** Parameter with the import's id, so that a reload or a link finds it again. */
const IMPORT = 'aktarim';

/** Both import screens: source, review, and progress of the import. */
export function ImportScreen({ form }: { form: ImportForm }) {
  const messages = useMessages(importMessages);
  const [parameters, setParameters] = useSearchParams();
  const [text, setText] = useState('');
  const id = parameters.get(IMPORT);
  const [title, lead] =
    form === 'json' ? [messages.jsonTitle, messages.jsonLead] : [messages.tsvTitle, messages.tsvLead];

  function leave() {
    setParameters({});
    focusContent();
  }

  return (
    <>
      <ScreenHead title={title} lead={lead}>
        {id && <Button onClick={leave}>{messages.another}</Button>}
        <Link to={backOfficePaths.importRuns}>{messages.allImports}</Link>
      </ScreenHead>
      {id ? (
        <CurrentImport
          key={id}
          id={id}
          onConfirmed={() => {
            setText('');
            setParameters({ [IMPORT]: id }, { replace: true });
            focusContent();
          }}
          onLeft={leave}
        />
      ) : (
        <>
          <ImportSteps at="paste" />
          <ImportSource
            form={form}
            text={text}
            onText={setText}
            onStarted={(started) => setParameters({ [IMPORT]: started })}
          />
          <UsageGuide form={form} />
        </>
      )}
    </>
  );
}
