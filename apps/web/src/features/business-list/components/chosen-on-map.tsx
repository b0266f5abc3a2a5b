import { useEffect, useRef, useState } from 'react';
import { BusinessCard } from '../../../components/business-card.js';
import { Icon } from '../../../components/icon.js';
import { ListFavourites } from '../../../lib/later/operations.js';
import type { BusinessCardFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { failedBy, useServices } from '../../../lib/services.js';
import { mapMessages } from '../map/map.messages.js';

type Card = 'loading' | 'failed' | BusinessCardFragment;

/** The card of the business whose pin was clicked. It takes the focus; Escape or its button closes it. */
export function ChosenOnMap({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(mapMessages);
  const { query } = useServices();
  const [card, setCard] = useState<Card>('loading');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    let isWanted = true;
    query(ListFavourites, { ids: [id] }).then(
      ({ businessesByIds: [business] }) => isWanted && setCard(business ?? 'failed'),
      (error: unknown) => {
        failedBy(error);
        if (isWanted) setCard('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, query]);
  return (
    <aside
      className="map-chosen"
      aria-label={messages.chosen}
      aria-busy={card === 'loading' || undefined}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button className="close" type="button" ref={close} aria-label={messages.closeCard} onClick={onClose}>
        <Icon name="close" />
      </button>
      {card === 'failed' && <p className="notice">{messages.cardFailed}</p>}
      {typeof card === 'object' && <BusinessCard business={card} showDescription={false} />}
    </aside>
  );
}
