import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { addressOf, useRouter } from './router-context.js';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string;
  preventScrollReset?: boolean;
  /** Lets the browser load the page as a new document. */
  reloadDocument?: boolean;
}

/** A link to another page of the site. */
export function Link({ to, preventScrollReset, reloadDocument, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || opensElsewhere(event)) return;
    event.preventDefault();
    // A link to the current address adds no entry to the history, as in browsers.
    const replace = to === addressOf(router.state.location);
    void router.navigate(to, { replace, preventScrollReset: !!preventScrollReset });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');

/** Leads to another page, without an entry for this one in the history. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = useRouter();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
