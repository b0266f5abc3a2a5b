import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type Change = (parameters: URLSearchParams) => void;

/**
 * The parameters of the address as they were rendered, and how they are changed. A change begins with what the address
 * says now: two may come before the next render, as a search that is typed and a click on a record, and neither may be lost.
 * One that comes after its screen was left changes nothing of the next one.
 */
export function useAddressParameters(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const changeAddress = useCallback(
    (change: Change, options?: NavigateOptions) => {
      if (window.location.pathname !== pathname) return;
      const next = new URLSearchParams(window.location.search);
      change(next);
      void navigate({ search: next.toString() }, options);
    },
    [navigate, pathname],
  );
  return [parameters, changeAddress];
}
