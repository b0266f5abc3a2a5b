import { inIstanbul } from '@tedarik/turkish';
import { Link } from '../../lib/router/link.js';
import { Icon } from '../../components/icon.js';
import { paths } from '../../config/paths.js';
import type { GetLayoutQuery } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import { useSite } from '../../lib/site.js';
import { useMinute } from '../../lib/use-minute.js';
import { layoutMessages } from '../layout.messages.js';
import { BrandMark } from './brand-mark.js';
import { footerItems, legalItems, type NavigationItem } from './navigation.js';

export const FOOTER_NAVIGATION_ID = 'gezinti';

/** PUB-LAY-06: about, navigation, categories, contact; the legal pages below. */
export function Footer({ layout }: { layout: GetLayoutQuery['layout'] | null }) {
  const messages = useMessages(layoutMessages);
  const { brand } = useSite();
  const now = useMinute();
  const year = now && inIstanbul(now).getUTCFullYear();
  return (
    <footer className="footer on-dark">
      <div className="rim" aria-hidden="true" />
      <div className="wrap">
        <div className="cols">
          <section aria-labelledby="footer-about">
            <Link className="brand" to={paths.home}>
              <BrandMark colour="#B4592B" />
              <span>{brand}</span>
            </Link>
            <h2 className="sr" id="footer-about">
              {messages.about}
            </h2>
            <p className="tagline">{messages.tagline}</p>
          </section>
          <nav aria-labelledby={FOOTER_NAVIGATION_ID}>
            <h2 id={FOOTER_NAVIGATION_ID}>{messages.navigation}</h2>
            <LinkList items={footerItems(messages)} />
          </nav>
          <FooterCategories layout={layout} />
          <Contact />
        </div>
        <div className="legal">
          <span>{['©', year, brand].filter(Boolean).join(' ')}</span>
          {legalItems(messages).map(({ label, path }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}

function LinkList({ items }: { items: NavigationItem[] }) {
  return (
    <ul>
      {items.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** PUB-LAY-07, 15: the first five categories, plus 'Tümünü gör' if there are more; a single link if they could not be loaded. */
function FooterCategories({ layout }: { layout: GetLayoutQuery['layout'] | null }) {
  const messages = useMessages(layoutMessages);
  const shown = layout?.footerCategories ?? [];
  return (
    <nav aria-labelledby="footer-categories">
      <h2 id="footer-categories">{messages.categories}</h2>
      <ul>
        {shown.map((category) => (
          <li key={category.id}>
            <Link to={paths.category(category.slug)}>{category.name}</Link>
          </li>
        ))}
        {!layout && (
          <li>
            <Link to={paths.categories}>{messages.categories}</Link>
          </li>
        )}
        {layout && layout.categoryCount > shown.length && (
          <li>
            <Link to={paths.categories}>
              <strong>{messages.viewAll}</strong>
              <Icon name="arrow-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** PUB-LAY-08 */
function Contact() {
  const messages = useMessages(layoutMessages);
  const { email, phone, address } = useSite().contact;
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{messages.contact}</h2>
      <address>
        <ul>
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
          <li className="address-line">
            <Icon name="pin" />
            <span>{address}</span>
          </li>
        </ul>
      </address>
    </section>
  );
}
