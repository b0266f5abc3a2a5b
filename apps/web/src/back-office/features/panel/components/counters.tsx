import { formatNumber } from '@tedarik/turkish';
import { Skeleton } from 'antd';
import { drawings } from '../../../../config/paths.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Panel } from '../api/panel-api.js';
import { panelMessages } from '../panel.messages.js';

/** ADM-DASH-01: three totals, each with the drawing of a plate. */
export function Counters({ panel }: { panel: Panel | undefined }) {
  const messages = useMessages(panelMessages);
  const counters = [
    { label: messages.businesses, count: panel?.businessCount, plate: 'baharat' },
    { label: messages.categories, count: panel?.categoryCount, plate: 'sut-urunleri' },
    { label: messages.cities, count: panel?.cityCount, plate: 'meyve-sebze' },
  ];
  return (
    <dl className="counters">
      {counters.map(({ label, count, plate }) => (
        <div className="counter" key={plate}>
          <dt>{label}</dt>
          <dd>
            {count === undefined ? <Skeleton.Button active /> : formatNumber(count)}
            <img src={drawings.plate(plate)} alt="" width="72" height="72" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
