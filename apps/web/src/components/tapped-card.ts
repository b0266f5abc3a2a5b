import type { BusinessCardFragment } from '../lib/graphql/types.js';

interface TappedCard {
  business: BusinessCardFragment;
  /** Where the mark of the business is on the screen. */
  mark: DOMRect | undefined;
}

let tapped: TappedCard | undefined;

/** Remembers the card around `link`, which the visitor opens: the page of the business begins with what is known of it. */
export const tapCard = (business: BusinessCardFragment, link: Element): void => {
  tapped = { business, mark: link.closest('.card')?.querySelector('.medallion')?.getBoundingClientRect() };
};

/** The card of this business, if it was opened just now. */
export const tappedCard = (slug: string): TappedCard | undefined =>
  tapped?.business.slug === slug ? tapped : undefined;

/** For the page that has begun with it: a later visit begins with the business itself. */
export const forgetTappedCard = (): void => void (tapped = undefined);
