import { Link } from '../../../lib/router/link.js';
import { Drawing } from '../../../components/drawing.js';
import { drawings, paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { homeMessages } from '../home.messages.js';

/** PUB-HOME-17: information for businesses, for buyers, and about quality. */
export function InfoBand() {
  const messages = useMessages(homeMessages);
  return (
    <section className="section info on-dark" aria-labelledby="home-info">
      <div className="wrap">
        <h2 id="home-info">{messages.infoTitle}</h2>
        <div className="columns">
          <div>
            <Drawing src={drawings.plate('tahil-bakliyat')} width={210} height={210} />
            <h3>{messages.forBusinesses}</h3>
            <p>{messages.forBusinessesText}</p>
            <Link to={paths.addBusiness}>{messages.forBusinessesLink}</Link>
          </div>
          <div>
            <Drawing src={drawings.plate('meyve-sebze')} width={210} height={210} />
            <h3>{messages.forBuyers}</h3>
            <p>{messages.forBuyersText}</p>
            <Link to={paths.businesses}>{messages.forBuyersLink}</Link>
          </div>
          <div>
            <Drawing src={drawings.plate('icecek')} width={210} height={210} />
            <h3>{messages.quality}</h3>
            <p>{messages.qualityText}</p>
            <Link to={paths.reviewRules}>{messages.qualityLink}</Link>
          </div>
        </div>
      </div>
    </section>
  );
}
