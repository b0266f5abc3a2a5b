import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { offeredRatings } from '../facets.js';
import type { ListQuery } from '../list-query.js';
import type { Refine } from '../use-list-query.js';

const ALL = { atLeast: null, count: null };

interface RatingAndHoursProps {
  query: ListQuery;
  refine: Refine;
  list: BusinessList;
}

/** Filters for 'open now' and rating. Options without results are not offered, unless chosen. */
export function RatingAndHours({ query, refine, list }: RatingAndHoursProps) {
  const messages = useMessages(businessListMessages);
  const ratings = offeredRatings(list, query);
  return (
    <>
      {(list.openCount || query.openNow) && (
        <label className="check open-now">
          <input
            type="checkbox"
            name="acik"
            value="1"
            checked={query.openNow}
            onChange={() => refine({ openNow: !query.openNow })}
          />
          <span>{messages.openNow}</span>
          {typeof list.openCount === 'number' && <span className="n num">{formatNumber(list.openCount)}</span>}
        </label>
      )}
      {ratings.length > 0 && (
        <fieldset>
          <legend>{messages.rating}</legend>
          {[ALL, ...ratings].map(({ atLeast: rating, count }) => (
            <label className="check" key={rating}>
              <input
                type="radio"
                name="puan"
                value={rating ?? ''}
                checked={query.rating === rating}
                onChange={() => refine({ rating })}
              />
              <span>{rating ? messages.atLeastStars(rating) : messages.anyRating}</span>
              {count !== null && <span className="n num">{formatNumber(count)}</span>}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
