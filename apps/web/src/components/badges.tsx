import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';
import { Icon } from './icon.js';

/** PUB-CARD-02: the badges of featured and verified businesses; nothing for others. */
export function BusinessBadges({ featured, verified }: { featured: boolean; verified: boolean }) {
  const messages = useMessages(componentMessages);
  if (!featured && !verified) return null;
  return (
    <div className="badges">
      {featured && <span className="badge featured">{messages.featured}</span>}
      {verified && (
        <span className="badge verified">
          <Icon name="check" />
          {messages.verified}
        </span>
      )}
    </div>
  );
}
