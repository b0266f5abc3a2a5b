import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type Change = (parameters: URLSearchParams) => void;

/**
 * The rendered query parameters, and a function to change them. A change starts from the current address: two changes may happen before the
 * next render (such as a typed search and a click on a record), and neither must be lost. A change after the screen was left is ignored.
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
