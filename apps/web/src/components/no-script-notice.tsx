import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';

/** Says that the form cannot be sent without JavaScript. */
export function NoScriptNotice() {
  const { needsScript } = useMessages(formMessages);
  return (
    <noscript>
      <p className="notice">{needsScript}</p>
    </noscript>
  );
}
