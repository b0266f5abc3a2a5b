import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';
import { NoScriptNotice } from './no-script-notice.js';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Skeletons with the exact shape of cards. */
export function CardSkeletons({ count }: { count: number }) {
  return times(count).map((index) => (
    <div className="card" key={index} aria-hidden="true" data-testid="card-skeleton">
      <div className="bone picture" />
      <div className="body">
        <div className="bone title" />
        <div className="bone w40" />
        <div className="bone" />
        <div className="bone w85" />
      </div>
    </div>
  ));
}

/** Skeletons of category plates. */
export function PlateSkeletons({ count }: { count: number }) {
  return times(count).map((index) => (
    <li className="plate" key={index} aria-hidden="true" data-testid="plate-skeleton">
      <div className="bone round" />
      <div className="bone w70" />
    </li>
  ));
}

/** Skeletons of panels with a form. */
export function PanelSkeletons({ count }: { count: number }) {
  return times(count).map((index) => (
    <div className="panel form" key={index} aria-hidden="true">
      <div className="bone title" />
      <div className="bone w85" />
      <div className="bone w40" />
    </div>
  ));
}

/** Announces loading to screen readers, which do not see the skeletons. Without JavaScript it says that nothing will be loaded. */
export function Loading() {
  const { loading } = useMessages(componentMessages);
  return (
    <>
      <NoScriptNotice />
      <p className="sr" role="status">
        {loading}
      </p>
    </>
  );
}
