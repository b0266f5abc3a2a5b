import { Button, Result, Spin } from 'antd';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useMessages } from '../../lib/messages.js';
import { useBackOfficeDispatch, useBackOfficeSelector } from '../api/store.js';
import { fetchBackOfficeMe } from './session-calls.js';
import { requested, signedIn, signedOut, unreachable } from '../api/session.slice.js';
import { sessionMessages } from './session.messages.js';

/** AUTH-01, AUTH-04: renders nothing of the back office before the server has said who is signed in. */
export function SessionGate() {
  const messages = useMessages(sessionMessages);
  const dispatch = useBackOfficeDispatch();
  const { state } = useBackOfficeSelector(({ session }) => session);
  useEffect(() => {
    if (state !== 'asking') return;
    void fetchBackOfficeMe()
      .then((me) => dispatch(me ? signedIn(me) : signedOut()))
      .catch(() => dispatch(unreachable()));
  }, [dispatch, state]);

  if (state === 'asking') {
    return (
      <div className="gate" role="status">
        <Spin size="large" />
        <span className="visually-hidden">{messages.requesting}</span>
      </div>
    );
  }
  if (state === 'unreachable') {
    return (
      <Result
        status="warning"
        title={messages.unreachableTitle}
        subTitle={messages.unreachableText}
        extra={
          <Button type="primary" onClick={() => dispatch(requested())}>
            {messages.retry}
          </Button>
        }
      />
    );
  }
  return <Outlet />;
}
