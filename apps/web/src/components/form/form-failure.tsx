import { failureText, formMessages } from '../../lib/forms/form.messages.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import { useMessages } from '../../lib/messages.js';
import { componentMessages } from '../components.messages.js';
import { Icon } from '../icon.js';

/** Shows why a form was not accepted; `text` replaces the usual sentence. The input is kept, so that the form can be sent again. */
export function FormFailure({ failure, text }: { failure: QueryFailed | null; text?: string | undefined }) {
  const messages = useMessages(formMessages);
  const { traceId } = useMessages(componentMessages);
  if (!failure) return null;
  return (
    <div className="notice bad" role="alert">
      <Icon name="alert" />
      <div>
        <p>{text ?? failureText(failure, messages)}</p>
        {!text && failure.traceId && <p className="tiny">{traceId(failure.traceId)}</p>}
      </div>
    </div>
  );
}
