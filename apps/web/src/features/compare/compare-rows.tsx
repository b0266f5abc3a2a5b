import { BUSINESS_FIELDS, FIELD_NAMES, fieldOf } from '@tedarik/fields';
import { formatPrice } from '@tedarik/turkish';
import { lazy, type ReactNode, Suspense } from 'react';
import { Stars } from '../../components/stars.js';
import type { Locale } from '../../lib/locale.js';
import type { MessagesOf } from '../../lib/messages.js';
import { safeWebsite } from '../../lib/website.js';
import { MailLink, PhoneLink } from '../business/components/contact-links.js';
import { isOver, spansText, weekOf } from '../business/opening-hours.js';
import type { ComparedBusiness } from './api/load-comparison.js';
import type { comparisonMessages } from './compare.messages.js';

/** Depends on the time, so it is not part of the server-rendered page. */
const OpenNow = lazy(async () => ({ default: (await import('../business/components/open-now.js')).OpenNow }));

const MOST_PRODUCTS = 12;

type Messages = MessagesOf<typeof comparisonMessages>;

/** Names of the days, Sunday first, and the word for a closed day. */
interface WeekWords {
  days: readonly string[];
  closed: string;
}

interface Cell {
  /** Text by which the cells of a row are compared; '' if unknown. */
  text: string;
  shown: ReactNode;
}

export interface ComparedRow {
  key: string;
  label: string;
  cells: Cell[];
}

interface Fact {
  key: string;
  label: string;
  cellOf: (business: ComparedBusiness) => Cell;
}

/** The facts that at least one of the businesses has, one row each. */
export function rowsOf(
  businesses: readonly ComparedBusiness[],
  about: { messages: Messages; locale: Locale; week: WeekWords; now: Date | null },
): ComparedRow[] {
  return factsOf(about)
    .map(({ key, label, cellOf }) => ({ key, label, cells: businesses.map(cellOf) }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''));
}

export const isDifferent = ({ cells }: ComparedRow): boolean => new Set(cells.map(({ text }) => text)).size > 1;

function factsOf({ messages, locale, week, now }: Parameters<typeof rowsOf>[1]): Fact[] {
  return [
    { key: 'rating', label: messages.rating, cellOf: ratingOf },
    {
      key: 'verified',
      label: messages.verified,
      cellOf: ({ verified }) => plain(verified ? messages.yes : messages.no),
    },
    { key: 'categories', label: messages.categories, cellOf: ({ categories }) => listed(namesOf(categories)) },
    { key: 'city', label: messages.city, cellOf: placesOf },
    { key: 'hours', label: messages.hours, cellOf: (business) => hoursOf(business, week, now) },
    // Generated from the described fields, so that a new field becomes a row by itself.
    ...FIELD_NAMES.filter((name) => ['text', 'year'].includes(BUSINESS_FIELDS[name].kind)).map((name): Fact => ({
      key: name,
      label: fieldOf(name).label[locale],
      cellOf: (business) => plain(business[name] ?? ''),
    })),
    {
      key: 'services',
      label: messages.services,
      cellOf: ({ serviceAttributes }) => listed(namesOf(serviceAttributes)),
    },
    { key: 'certificates', label: messages.certificates, cellOf: (business) => listed(inForce(business, now)) },
    { key: 'products', label: messages.products, cellOf: (business) => productsOf(business, messages) },
    { key: 'contact', label: messages.contact, cellOf: (business) => contactOf(business, messages) },
  ];
}

const plain = (text: string): Cell => ({ text, shown: text });

const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

/** A list as a cell; lists that differ only in their order count as equal. */
function listed(names: readonly string[], further: string | null = null): Cell {
  return {
    text: names.toSorted().join('\n') + (further ?? ''),
    shown: (
      <ul>
        {names.map((name, at) => (
          // The index is the key, because two products may have the same name and price.
          <li key={at}>{name}</li>
        ))}
        {further && <li className="muted">{further}</li>}
      </ul>
    ),
  };
}

function ratingOf({ averageRating, reviewCount }: ComparedBusiness): Cell {
  if (!averageRating) return plain('');
  return {
    text: `${averageRating} ${reviewCount}`,
    shown: <Stars rating={averageRating} count={reviewCount} size="sm" />,
  };
}

function placesOf({ headquarters, locations }: ComparedBusiness): Cell {
  const first =
    headquarters && (headquarters.borough ? `${headquarters.borough}, ${headquarters.city}` : headquarters.city);
  const others = locations.map(({ city }) => city).filter((city) => city !== headquarters?.city);
  return listed([...new Set([...(first ? [first] : []), ...others])]);
}

function hoursOf({ openingHours }: ComparedBusiness, words: WeekWords, now: Date | null): Cell {
  const week = weekOf(openingHours).flatMap(({ day, spans, closed }) => {
    const times = spansText(spans);
    return times || closed ? [{ day: words.days[day]!, times: times || words.closed }] : [];
  });
  return {
    text: week.map(({ day, times }) => `${day} ${times}`).join('\n'),
    shown: (
      <>
        {week.length > 0 && (
          <p className="open-state">
            <Suspense fallback={null}>{now && <OpenNow rows={openingHours} now={now} />}</Suspense>
          </p>
        )}
        <dl className="week">
          {week.map(({ day, times }) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
}

/** Valid certificates. Validity is determined in the browser only; before hydration all are listed. */
const inForce = ({ certificates }: ComparedBusiness, now: Date | null): string[] =>
  namesOf(certificates.filter(({ expiryDate }) => !expiryDate || !now || !isOver(expiryDate, now)));

function productsOf({ products }: ComparedBusiness, messages: Messages): Cell {
  const named = products.slice(0, MOST_PRODUCTS).map(({ name, price, unit }) => {
    return `${name} · ${typeof price === 'number' ? formatPrice(price, unit) : messages.onRequest}`;
  });
  return listed(named, products.length > MOST_PRODUCTS ? messages.moreProducts(products.length - MOST_PRODUCTS) : null);
}

function contactOf({ phone, email, websiteUrl, headquarters }: ComparedBusiness, messages: Messages): Cell {
  const [number, address] = [phone ?? headquarters?.phone, email ?? headquarters?.email];
  const website = safeWebsite(websiteUrl);
  return {
    text: [number, address, website].filter(Boolean).join('\n'),
    shown: (
      <ul className="contact">
        {number && (
          <li>
            <PhoneLink phone={number} />
          </li>
        )}
        {address && (
          <li>
            <MailLink email={address} />
          </li>
        )}
        {website && (
          <li>
            <a href={website} target="_blank" rel="noopener nofollow">
              {messages.website}
            </a>
          </li>
        )}
      </ul>
    ),
  };
}
