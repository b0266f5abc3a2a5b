import { Link } from '../../../lib/router/link.js';
import { useNavigate } from '../../../lib/router/router-context.js';
import { NearMe } from '../../../components/near-me.js';
import { files, searchPath } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { listAddress } from '../../business-list/list-query.js';
import { homeMessages } from '../home.messages.js';
import { HeroSearch } from './hero-search.js';

/** PUB-HOME-01, 04: the headline, the search, four shortcuts and a picture. */
export function Hero() {
  const messages = useMessages(homeMessages);
  const navigate = useNavigate();
  const popular = [messages.popularSpices, messages.popularBaklava, messages.popularOliveOil, messages.popularTea];
  return (
    <section className="hero">
      <div className="wrap">
        <div className="copy">
          <h1>{messages.headline}</h1>
          <p className="lead">{messages.lead}</p>
          <HeroSearch />
          <div className="popular">
            <span>{messages.popular}</span>
            {popular.map((term) => (
              <Link key={term} to={searchPath(term)}>
                {term}
              </Link>
            ))}
            <NearMe onChange={(near) => void navigate(listAddress({ sort: 'nearest', near }))} />
          </div>
        </div>
      </div>
      <picture className="table">
        <source media="(min-width: 1024px)" srcSet={files.heroWide} width={900} height={800} />
        <img src={files.heroStrip} alt="" width={880} height={330} fetchPriority="high" decoding="async" />
      </picture>
    </section>
  );
}
