import { formatNumber, formatRating } from '@tedarik/turkish';
import { useId, useState } from 'react';
import { type MessagesOf, useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';
import { Icon } from './icon.js';

const STAR = 'l2.9 6.1 6.7.9-4.9 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.9-4.6 6.7-.9Z';
const FIVE_STARS = [12, 36, 60, 84, 108].map((x) => `M${x} 2.5${STAR}`).join('');

export type StarSize = 'sm' | 'md' | 'lg';

interface StarsProps {
  /** Null without reviews: empty stars, no number. */
  rating: number | null;
  count?: number;
  size?: StarSize;
  /** False if the number is already shown next to the stars. */
  numbered?: boolean;
}

/** PUB-UI-01, read-only: five stars filled up to the rating, the number and, if given, the number of reviews. */
export function Stars({ rating, count, size = 'md', numbered = true }: StarsProps) {
  const messages = useMessages(componentMessages);
  return (
    <span className={`stars ${size}`} role="img" aria-label={labelOf(rating, count, messages)}>
      <svg className="five" viewBox="0 0 120 24" aria-hidden="true">
        <path d={FIVE_STARS} />
        {rating !== null && (
          <svg width={Math.round(rating * 240) / 10} height="24">
            <path className="on" d={FIVE_STARS} />
          </svg>
        )}
      </svg>
      {numbered && rating !== null && (
        <span aria-hidden="true" className="num">
          {formatRating(rating)}
        </span>
      )}
      {count !== undefined && (
        <span aria-hidden="true" className="count num">
          ({formatNumber(count)})
        </span>
      )}
    </span>
  );
}

function labelOf(
  rating: number | null,
  count: number | undefined,
  messages: MessagesOf<typeof componentMessages>,
): string {
  if (rating === null) return messages.noReviews;
  return count === undefined ? messages.rating(rating) : messages.ratingWithCount(rating, count);
}

interface StarPickerProps {
  legend: string;
  value: number | null;
  /** The error as a sentence. */
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** PUB-UI-01, editable: a radio group (arrow keys work) that previews the meaning of a hovered star. */
export function StarPicker({ legend, value, error, onChange }: StarPickerProps) {
  const messages = useMessages(componentMessages);
  const [hovered, setHovered] = useState<number | null>(null);
  const id = useId();
  const shown = hovered ?? value ?? 0;
  return (
    <fieldset className={error ? 'field bad' : 'field'} aria-describedby={error && `${id}-error`}>
      <legend className="label">{legend}</legend>
      <div className="star-picker" onPointerLeave={() => setHovered(null)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={star <= shown ? 'on' : undefined} onPointerEnter={() => setHovered(star)}>
            <input
              className="sr"
              type="radio"
              name={`puan${id}`}
              value={star}
              checked={value === star}
              aria-describedby={error && `${id}-error`}
              onChange={() => onChange(star)}
            />
            <span className="sr">{messages.starOption(star)}</span>
            <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
              <path d={`M12 2.5${STAR}`} />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <span className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </span>
      )}
    </fieldset>
  );
}
