import { Button, Result } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useMessages } from '../../lib/messages.js';
import { appMessages } from './app.messages.js';

/** Shown after a programming error, or if a screen's chunk could not be loaded; the frame stays. */
export function ScreenCrash() {
  const messages = useMessages(appMessages);
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Result
      status="error"
      title={messages.crash}
      subTitle={messages.crashText}
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
      }
    />
  );
}
