import { useRef } from 'react';
import { Link } from '../../../lib/router/link.js';
import { paths } from '../../../config/paths.js';
import { chooseCompared, comparePath, useCompared } from '../../../lib/later/compared.js';
import { useMessages } from '../../../lib/messages.js';
import { useSite } from '../../../lib/site.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { useMinute } from '../../../lib/use-minute.js';
import { businessMessages } from '../../business/business.messages.js';
import type { ComparedBusiness } from '../api/load-comparison.js';
import { comparisonMessages } from '../compare.messages.js';
import { isDifferent, rowsOf } from '../compare-rows.js';

interface TableProps {
  businesses: ComparedBusiness[];
  /** Whether differing rows are highlighted. */
  marked: boolean;
}

/** A column per business; on narrow screens it scrolls horizontally, and the labels stay visible. */
export function ComparisonTable({ businesses, marked }: TableProps) {
  const messages = useMessages(comparisonMessages);
  const names = useMessages(businessMessages);
  const { locale } = useSite();
  const now = useMinute();
  const compared = useCompared();
  const region = useRef<HTMLDivElement>(null);
  const days = [names.day0, names.day1, names.day2, names.day3, names.day4, names.day5, names.day6];
  const slugs = businesses.map(({ slug }) => slug);
  return (
    // A scrollable region must be focusable for keyboard users.
    <div className="compare-scroll" role="region" aria-label={messages.title} tabIndex={0} ref={region}>
      <table className="compare">
        <caption className="sr">{messages.lead}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{messages.fact}</span>
            </th>
            {businesses.map(({ id, slug, name }) => (
              <th scope="col" key={id}>
                <Link to={paths.business(slug)}>{name}</Link>
                {businesses.length > 1 && (
                  <Link
                    className="small remove"
                    to={comparePath(slugs.filter((one) => one !== slug))}
                    aria-label={messages.removeName(name)}
                    onClick={() => {
                      chooseCompared(compared.filter((one) => one.slug !== slug));
                      takeFocus(region.current);
                    }}
                  >
                    {messages.remove}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(businesses, { messages, locale, week: { days, closed: names.closed }, now }).map((row) => {
            const isMarked = marked && isDifferent(row);
            return (
              <tr key={row.key} className={isMarked ? 'differs' : undefined}>
                <th scope="row">
                  {row.label}
                  {isMarked && <span className="tiny"> ({messages.differs})</span>}
                </th>
                {row.cells.map(({ text, shown }, at) => (
                  <td key={businesses[at]!.id}>{text ? shown : <span className="muted">{messages.nothing}</span>}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
