import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';

/** Where a form cannot be sent without JavaScript, it says so. */
export function NeedsScript() {
  const { needsScript } = useMessages(formMessages);
  return (
    <noscript>
      <p className="notice">{needsScript}</p>
    </noscript>
  );
}
