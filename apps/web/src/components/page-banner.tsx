import type { ReactNode } from 'react';
import { drawings } from '../config/paths.js';
import { Breadcrumbs, type Crumb } from './breadcrumbs.js';
import { Drawing } from './drawing.js';

interface PageBannerProps {
  trail: Crumb[];
  title: string;
  lead?: string;
  /** The category whose plate is shown; without one the banner is plain. */
  dish?: string;
  /** Rendered below the lead. */
  children?: ReactNode;
}

/** The beginning of a page: breadcrumbs, title and lead. */
export function PageBanner({ trail, title, lead, dish, children }: PageBannerProps) {
  return (
    <section className={dish ? 'pagehead saffron has-dish' : 'pagehead plain'}>
      <div className="wrap">
        {dish && <Drawing className="dish" src={drawings.plate(dish)} width={210} height={210} eager />}
        <Breadcrumbs trail={trail} />
        <div className="copy">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
