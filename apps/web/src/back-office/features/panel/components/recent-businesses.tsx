import { Card, Skeleton, Table } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { useBackOfficeSelector } from '../../../api/store.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { CategoriesCell } from '../../businesses/components/business-cells.js';
import { BusinessStatusTag } from '../../businesses/components/status-tag.js';
import type { RecentBusiness } from '../api/panel-api.js';
import { panelMessages } from '../panel.messages.js';

const ROWS = 5;

/** ADM-DASH-02, ADM-DASH-03: the businesses that were stored last. */
export function LatestBusinesses({ recent }: { recent: readonly RecentBusiness[] | undefined }) {
  const messages = useMessages(panelMessages);
  const shared = useMessages(backOfficeMessages);
  const mayManage = useBackOfficeSelector(({ session }) => session.me!.areas.includes('businesses'));
  return (
    <Card
      className="panel-recent"
      title={<h2>{messages.recent}</h2>}
      extra={mayManage && <Link to={backOfficePaths.businesses}>{messages.seeAll}</Link>}
    >
      {recent ? (
        <Table<RecentBusiness>
          className="managed-table"
          rowKey="id"
          dataSource={[...recent]}
          pagination={false}
          locale={{ emptyText: messages.noBusiness }}
          columns={[
            { title: messages.name, onCell: said(messages.name), render: (_, row) => <Name business={row} /> },
            {
              title: messages.category,
              onCell: said(messages.category),
              render: (_, { categoryNames }) => (
                <span className="panel-tags">
                  <CategoriesCell names={categoryNames} />
                </span>
              ),
            },
            {
              title: messages.place,
              onCell: said(messages.place),
              render: (_, { place }) => (place ? `${place.city}, ${place.country}` : shared.dash),
            },
          ]}
        />
      ) : (
        <div role="status" aria-label={shared.loading}>
          <Skeleton active title={false} paragraph={{ rows: ROWS, width: '100%' }} />
        </div>
      )}
    </Card>
  );
}

// On narrow screens each cell shows its own label.
const said = (title: string) => () => ({ 'data-label': title }) as object;

/** A link to the record, or to the public page for accounts without access to the record. */
function Name({ business: { id, name, slug, status } }: { business: RecentBusiness }) {
  const mayManage = useBackOfficeSelector(({ session }) => session.me!.areas.includes('businesses'));
  const isPublic = status === 'active';
  return (
    <>
      {mayManage && <Link to={backOfficePaths.business(id)}>{name}</Link>}
      {!mayManage && (isPublic ? <a href={paths.business(slug)}>{name}</a> : name)}{' '}
      {!isPublic && <BusinessStatusTag status={status} />}
    </>
  );
}
