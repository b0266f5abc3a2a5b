import { Link } from '../../lib/router/link.js';
import { paths } from '../../config/paths.js';
import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';

/**
 * GEN-21: shown before the button of every form that takes personal data. The notice opens in a new tab, so that the form keeps its text.
 */
export function PrivacyNote() {
  const messages = useMessages(formMessages);
  return (
    <p className="small">
      {messages.privacyBefore}
      <Link to={paths.privacyNotice} target="_blank">
        {messages.privacyNotice}
      </Link>
      {messages.privacyAfter}
    </p>
  );
}
