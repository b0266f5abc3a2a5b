import { Link } from '../../../lib/router/link.js';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { mapMessages } from '../map/map.messages.js';

interface ViewSwitchProps {
  onMap: boolean;
  addressOf: (onMap: boolean) => string;
}

/** Switches between the list alone and the list with a map. These are links, so that each view has an address. */
export function ViewSwitch({ onMap, addressOf }: ViewSwitchProps) {
  const messages = useMessages(mapMessages);
  const view = (isMap: boolean) => ({
    to: addressOf(isMap),
    'aria-current': onMap === isMap ? ('true' as const) : undefined,
    preventScrollReset: true,
  });
  return (
    <nav className="view-switch" aria-label={messages.view}>
      <Link {...view(false)}>
        <Icon name="menu" />
        {messages.asList}
      </Link>
      <Link {...view(true)}>
        <Icon name="pin" />
        {messages.asMap}
      </Link>
    </nav>
  );
}
