import { formatNumber } from '@tedarik/turkish';
import { Link } from '../../../lib/router/link.js';
import { BeyondLastPage } from '../../../components/beyond-last-page.js';
import { Notice } from '../../../components/notice.js';
import { Pagination } from '../../../components/pagination.js';
import { ProductCard } from '../../../components/product-card.js';
import { CardSkeletons, Loading } from '../../../components/skeletons.js';
import { EmptyState } from '../../../components/state-panel.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { totalText } from '../../../lib/page-number.js';
import type { ListedProduct, ProductList } from '../api/load-products.js';
import { productAddress, type ProductQuery } from '../product-query.js';
import { productsMessages } from '../products.messages.js';
import { OfferedBy } from './offered-by.js';
import { OrderSelect } from './order-select.js';

const SKELETONS = 9;
const FIRST_ROW = 3;
const PAGE_SIZE = 24;

interface ProductResultsProps {
  query: ProductQuery;
  list: ProductList;
  /** True while the next list is loading: skeletons replace the cards. */
  busy: boolean;
}

/** PUB-PROD-04 to 06: the count (announced when it changes), the cards, and the pagination. */
export function ProductResults({ query, list, busy }: ProductResultsProps) {
  const messages = useMessages(productsMessages);
  return (
    <>
      <CountLine query={query} list={list} />
      {list.reduced && <Notice>{messages.reduced}</Notice>}
      {busy ? (
        <div className="grid three">
          <Loading />
          <CardSkeletons count={SKELETONS} />
        </div>
      ) : (
        <Cards query={query} list={list} />
      )}
    </>
  );
}

function CountLine({ query, list }: Omit<ProductResultsProps, 'busy'>) {
  const messages = useMessages(productsMessages);
  const { everything, category } = list;
  const [before, after] = messages.counted(formatNumber(everything)).split('#');
  return (
    <div className="toolbar">
      <p className="count" role="status">
        {before}
        <strong className="num">{totalText(list)}</strong>
        {after}
        {category && ` · ${category.name}`}
        {query.search && ` · "${query.search}"`}
        {list.totalPages > 1 && ` · ${messages.pageOf(query.page, list.totalPages)}`}
      </p>
      {!list.reduced && <OrderSelect query={query} />}
    </div>
  );
}

function Cards({ query, list }: Omit<ProductResultsProps, 'busy'>) {
  const messages = useMessages(productsMessages);
  if (!list.items.length) return <Nothing query={query} beyond={list.total > 0} />;
  const { meant, others } = groupsOf(list, query.page);
  return (
    <>
      {list.partly ? <h2 className="list-note">{messages.partly}</h2> : <h2 className="sr">{messages.listTitle}</h2>}
      <Grid products={meant} eager />
      {others.length > 0 && (
        <>
          <h2 className="others">{messages.others(query.search)}</h2>
          <Grid products={others} eager={meant.length === 0} />
        </>
      )}
      <Pagination
        page={query.page}
        totalPages={list.totalPages}
        addressOf={(page) => productAddress({ ...query, page })}
      />
    </>
  );
}

/** Splits the products of this page into those that match the meaning of the text, and those that only contain its letters. */
function groupsOf({ items, meant, total, reduced }: ProductList, page: number) {
  const most = meant === 0 || meant === total || reduced ? items.length : Math.max(0, meant - (page - 1) * PAGE_SIZE);
  return { meant: items.slice(0, most), others: items.slice(most) };
}

function Grid({ products, eager }: { products: ListedProduct[]; eager: boolean }) {
  if (!products.length) return null;
  return (
    <div className="grid three">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={eager && index < FIRST_ROW}>
          <OfferedBy businesses={product.businesses ?? null} />
        </ProductCard>
      ))}
    </div>
  );
}

/** PUB-PROD-06, 07, ROUTE-20: shown if nothing was found, or the page is after the last one. */
function Nothing({ query, beyond }: { query: ProductQuery; beyond: boolean }) {
  const messages = useMessages(productsMessages);
  if (beyond) return <BeyondLastPage title={messages.emptyPage} firstPage={productAddress({ ...query, page: 1 })} />;
  return (
    <EmptyState title={messages.empty} text={messages.emptyText}>
      <Link className="button" to={paths.products} preventScrollReset>
        {messages.clear}
      </Link>
    </EmptyState>
  );
}
