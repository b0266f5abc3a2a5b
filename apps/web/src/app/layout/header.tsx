import { formatNumber } from '@tedarik/turkish';
import { useEffect, useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { useLocation } from '../../lib/router/router-context.js';
import { Icon } from '../../components/icon.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { useSite } from '../../lib/site.js';
import { useSession } from '../../lib/store/session.slice.js';
import { useFavourites, useFavouritesOfVisitor } from '../../lib/store/use-favourites.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { layoutMessages } from '../layout.messages.js';
import { BrandMark } from './brand-mark.js';
import { FOOTER_NAVIGATION_ID } from './footer.js';
import { isCurrent, menuItems, sessionItems } from './navigation.js';

const MENU_ID = 'menu';

/** PUB-LAY-01 to 04, 14: sticky. Below 768 px the menu is folded; it closes on a link, on Escape and on navigation. */
export function Header() {
  const messages = useMessages(layoutMessages);
  const { brand } = useSite();
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className="header">
      <div className="wrap">
        <Link className="brand" to={paths.home}>
          <BrandMark />
          <span>{brand}</span>
        </Link>
        <nav className={open ? 'nav is-open' : 'nav'} id={MENU_ID} aria-label={messages.mainMenu}>
          <ul>
            {[...menuItems(messages, pathname), ...sessionItems(messages, session)].map(
              ({ label, path, isDocument }) => (
                <li key={path}>
                  <Link
                    to={path}
                    reloadDocument={isDocument ?? false}
                    aria-current={isCurrent(pathname, path) ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    <span>{label}</span>
                  </Link>
                </li>
              ),
            )}
            <Kept onFollow={() => setOpen(false)} />
          </ul>
        </nav>
        <Link className="button" to={paths.addBusiness} onClick={() => setOpen(false)}>
          {messages.addBusiness}
        </Link>
        <MenuButton open={open} onToggle={() => setOpen(!open)} />
      </div>
    </header>
  );
}

/** Link to the favourites, shown only if there are any. Next to the menu's labels a heart icon is enough. */
function Kept({ onFollow }: { onFollow: () => void }) {
  const { kept } = useMessages(layoutMessages);
  const { ids } = useFavourites();
  const { pathname } = useLocation();
  useFavouritesOfVisitor();
  if (!ids?.length) return null;
  return (
    <li className="kept">
      <Link
        to={paths.favourites}
        aria-current={isCurrent(pathname, paths.favourites) ? 'page' : undefined}
        onClick={onFollow}
      >
        <Icon name="heart" />
        <span>{kept(formatNumber(ids.length))}</span>
      </Link>
    </li>
  );
}

/** Before hydration it is a link to the navigation in the footer, which has the same entries. */
function MenuButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const messages = useMessages(layoutMessages);
  if (!useHydrated()) {
    return (
      <a className="menu-button" href={`#${FOOTER_NAVIGATION_ID}`} aria-label={messages.menu}>
        <Icon name="menu" />
      </a>
    );
  }
  return (
    <button
      className="menu-button"
      type="button"
      aria-expanded={open}
      aria-controls={MENU_ID}
      aria-label={messages.menu}
      onClick={onToggle}
    >
      <Icon name={open ? 'close' : 'menu'} />
    </button>
  );
}
