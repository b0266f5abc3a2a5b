import { type MouseEvent, useRef } from 'react';
import { askConfirmation } from '../../api/confirmation.slice.js';
import { useBackOfficeDispatch } from '../../api/store.js';
import { useLazyIsConfirmedQuery } from './confirmation-api.js';

/**
 * A click handler for download links: requires the password first if the session is not confirmed, because a refused download could not
 * show a dialog.
 */
export function useConfirmedLink(): (click: MouseEvent<HTMLElement>) => Promise<void> {
  const dispatch = useBackOfficeDispatch();
  const [read] = useLazyIsConfirmedQuery();
  const isFollowed = useRef(false);
  return async (click) => {
    const link = click.currentTarget;
    if (isFollowed.current) return void (isFollowed.current = false);
    click.preventDefault();
    const { data } = await read();
    if (data?.isConfirmed === false && !(await askConfirmation(dispatch))) return;
    isFollowed.current = true;
    link.click();
  };
}
