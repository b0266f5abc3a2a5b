import { CardSkeletons, Loading, PlateSkeletons } from '../../components/skeletons.js';
import { paths } from '../../config/paths.js';
import { BusinessSkeleton } from '../../features/business/components/business-skeleton.js';

/** The skeleton of the page that is being loaded. */
export function PendingPage({ path }: { path: string }) {
  if (path === paths.home) return <HomeSkeleton />;
  if (path.startsWith(paths.business(''))) return <BusinessSkeleton />;
  if (path.startsWith(paths.post(''))) return <PostSkeleton />;
  if (path === paths.products) return <ProductsSkeleton />;
  return <ListSkeleton cards={path.startsWith(paths.businesses) ? 6 : 3} />;
}

function HomeSkeleton() {
  return (
    <div className="wrap pending" aria-busy="true">
      <Loading />
      <ul className="plates">
        <PlateSkeletons count={12} />
      </ul>
      <div className="grid three">
        <CardSkeletons count={3} />
      </div>
    </div>
  );
}

function ListSkeleton({ cards }: { cards: number }) {
  return (
    <div className="wrap pending" aria-busy="true">
      <Loading />
      <div className="bone heading" />
      <div className="grid">
        <CardSkeletons count={cards} />
      </div>
    </div>
  );
}

function ProductsSkeleton() {
  return (
    <div aria-busy="true">
      <Loading />
      <div className="pagehead saffron">
        <div className="wrap">
          <div className="bone heading" />
        </div>
      </div>
      <div className="wrap products-body">
        <div className="grid three">
          <CardSkeletons count={9} />
        </div>
      </div>
    </div>
  );
}

function PostSkeleton() {
  return (
    <div className="wrap pending" aria-busy="true">
      <Loading />
      <div className="bone heading" />
      <div className="bone picture" />
      <div className="bone w85" />
    </div>
  );
}
