import { Link } from '../lib/router/link.js';
import { drawings, paths } from '../config/paths.js';
import { categoryKey } from '../lib/category-key.js';
import type { BusinessCardFragment } from '../lib/graphql/types.js';
import { useMessages } from '../lib/messages.js';
import { safeWebsite, whatsappAddress } from '../lib/website.js';
import { BusinessBadges } from './badges.js';
import { CategoryChip } from './category-chip.js';
import { componentMessages } from './components.messages.js';
import { DeferredCompareButton } from './deferred-compare.js';
import { FavouriteButton } from './favourite-button.js';
import { Icon, type IconName } from './icon.js';
import { Medallion } from './medallion.js';
import { Picture } from './picture.js';
import { Stars } from './stars.js';
import { tapCard } from './tapped-card.js';

const SHOWN_CATEGORIES = 3;

interface BusinessCardProps {
  business: BusinessCardFragment;
  /** PUB-CARD-03: only on /firma and business pages. */
  showLogo?: boolean;
  /** PUB-CARD-05 */
  showDescription?: boolean;
  /** True in the first row: its cover loads eagerly. */
  eager?: boolean;
  /** Called when the visitor opens the business's page, website or chat. */
  onChosen?: (() => void) | undefined;
}

/** A business in a list. The whole card links to its page; category chips and the website link lie above that link. */
export function BusinessCard({
  business,
  showLogo = false,
  showDescription = true,
  eager = false,
  onChosen,
}: BusinessCardProps) {
  const messages = useMessages(componentMessages);
  const { name, slug, categories, headquarters } = business;
  const key = categoryKey(categories[0]?.slug);
  const hidden = categories.length - SHOWN_CATEGORIES;
  return (
    <article className="card" data-cat={key}>
      <div className="cover">
        <Picture
          src={business.coverImageUrl ?? business.photoUrl}
          fallback={drawings.cover(key, slug)}
          width={640}
          height={400}
          sizes="24rem"
          eager={eager}
        />
        <BusinessBadges featured={business.featured} verified={business.verified} />
        <FavouriteButton id={business.id} name={name} />
        <DeferredCompareButton slug={slug} name={name} />
      </div>
      <div className="body">
        {showLogo && <Medallion name={name} logo={business.logoUrl} small />}
        <h3>
          <Link
            to={paths.business(slug)}
            onClick={({ currentTarget }) => {
              onChosen?.();
              tapCard(business, currentTarget);
            }}
          >
            {name}
          </Link>
        </h3>
        <div className="row">
          <Stars rating={business.averageRating ?? null} count={business.reviewCount} size="sm" />
        </div>
        {showDescription && <p className="text">{business.description}</p>}
        <div className="row">
          <span className="meta">
            <span>
              <Icon name="pin" />
              {headquarters ? `${headquarters.city}, ${headquarters.country}` : messages.noLocation}
              {business.distance != null && ` · ${messages.distance(business.distance)}`}
            </span>
          </span>
          <CardLink
            icon="comment"
            href={whatsappAddress(business.whatsapp)}
            label={messages.whatsapp(name)}
            onChosen={onChosen}
          />
          <CardLink
            icon="external"
            href={safeWebsite(business.websiteUrl)}
            label={messages.website(name)}
            onChosen={onChosen}
          />
        </div>
        <div className="foot">
          {categories.slice(0, SHOWN_CATEGORIES).map((category) => (
            <CategoryChip key={category.id} category={category} />
          ))}
          {hidden > 0 && (
            <span className="chip">
              <span aria-hidden="true">+{hidden}</span>
              <span className="sr">{messages.moreCategories(hidden)}</span>
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

interface CardLinkProps extends Pick<BusinessCardProps, 'onChosen'> {
  icon: IconName;
  href: string | null;
  label: string;
}

/** A link to the business that leaves the site. */
function CardLink({ icon, href, label, onChosen }: CardLinkProps) {
  if (!href) return null;
  return (
    <a className="site" href={href} target="_blank" rel="noopener nofollow" aria-label={label} onClick={onChosen}>
      <Icon name={icon} />
    </a>
  );
}
