import { CardSkeletons, Loading } from '../../../components/skeletons.js';

const PRODUCTS = 6;

/** PUB-BIZ-05, 10: the skeleton of a business's page. */
export function BusinessSkeleton() {
  return (
    <div aria-busy="true">
      <div className="biz-cover bone" />
      <div className="wrap page-end">
        <div className="biz-head">
          <div className="bone round medallion-bone" />
          <div className="copy">
            <div className="bone heading" />
            <div className="bone w40" />
          </div>
        </div>
        <DetailsSkeleton />
      </div>
    </div>
  );
}

/** The part below the head. */
export function DetailsSkeleton() {
  return (
    <>
      <Loading />
      <div className="grid four block">
        <CardSkeletons count={PRODUCTS} />
      </div>
    </>
  );
}
