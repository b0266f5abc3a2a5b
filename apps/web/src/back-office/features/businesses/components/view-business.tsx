import { type FieldKind, fieldOf } from '@tedarik/fields';
import { formatPhone, formatPrice } from '@tedarik/turkish';
import { Alert, Modal, Skeleton, Tag } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { fieldLabels, TEXTS_IN } from '../../../components/form/text-fields.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type StoredBusiness, useManagedBusinessQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { FlagTags, BusinessStatusTag } from './status-tag.js';

/** ADM-BIZ-08: shows a business as it is stored, whatever its status. */
export function ViewBusiness({ id, onClose }: { id: string | null; onClose: () => void }) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const { currentData, error, isFetching } = useManagedBusinessQuery(id ?? '', {
    skip: id === null,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Modal
      open={id !== null}
      title={currentData?.name ?? messages.title}
      footer={null}
      width={760}
      onCancel={onClose}
      destroyOnHidden
    >
      {error && !isFetching && <FailureAlert error={error} title={messages.failedToLoadOne} />}
      {!error && currentData === undefined && <Skeleton active />}
      {currentData === null && <Alert type="warning" showIcon title={shared.gone} />}
      {currentData && <Facts business={currentData} />}
    </Modal>
  );
}

function Facts({ business }: { business: StoredBusiness }) {
  const messages = useMessages(managedBusinessMessages);
  const labels = useMessages(fieldLabels);
  const { logo, coverImage, description, categories, serviceAttributes, locations, products } = business;
  return (
    <div className="business-view">
      <Shown source={coverImage} width={960} className="business-view-cover" alt={labels.coverImageUrl} />
      <p className="business-view-head">
        <Shown source={logo} width={160} className="business-logo" alt={labels.logoUrl} />
        <BusinessStatusTag status={business.status} />
        <FlagTags verified={business.verified} featured={business.featured} />
      </p>
      <p>{description}</p>
      <dl>
        {TEXTS_IN.general
          .filter((name) => business[name])
          .map((name) => (
            <Fragment key={name}>
              <dt>{labels[name]}</dt>
              <dd>{shownText(fieldOf(name).kind, business[name] ?? '')}</dd>
            </Fragment>
          ))}
      </dl>
      <Part title={messages.categories}>
        {categories.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </Part>
      {serviceAttributes.length > 0 && (
        <Part title={messages.services}>
          {serviceAttributes.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </Part>
      )}
      <Part title={messages.locations}>
        <ul>
          {locations.map(({ id, city, country, isHeadquarters, address, phone }) => (
            <li key={id}>
              <strong>{`${city}, ${country}`}</strong> {isHeadquarters && <Tag>{messages.headquarters}</Tag>}
              <div>{address}</div>
              {phone && <div>{formatPhone(phone)}</div>}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={messages.products}>
        <ul>
          {products.map((product) => (
            <li key={product.id} className="business-view-product">
              <Shown source={product.image} width={160} className="business-logo" alt="" />
              <div>
                <strong>{product.name}</strong> {product.category && <Tag>{product.category.name}</Tag>}
                <span>{product.price == null ? messages.requestOnly : formatPrice(product.price, product.unit)}</span>
                <div>{product.description}</div>
              </div>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Formats telephone numbers for reading and websites as links. */
function shownText(kind: FieldKind, text: string): ReactNode {
  if (kind === 'phone' || kind === 'mobile') return formatPhone(text);
  if (kind !== 'website') return text;
  return (
    <a href={text} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A picture, hidden if it cannot be loaded. */
function Shown({
  source,
  width,
  className,
  alt,
}: {
  source: string | null | undefined;
  width: number;
  className: string;
  alt: string;
}) {
  const [isBroken, setBroken] = useState(false);
  if (!source || isBroken) return null;
  return <img className={className} src={`${source}?w=${width}`} alt={alt} onError={() => setBroken(true)} />;
}
