import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';

/** Says that this part of the page needs JavaScript. */
export function NoScriptNotice() {
  const { needsScript } = useMessages(componentMessages);
  return (
    <noscript>
      <p className="notice">{needsScript}</p>
    </noscript>
  );
}
