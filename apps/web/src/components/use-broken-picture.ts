import { useCallback, useState } from 'react';

/** Tells when a picture cannot be fetched, so that something else stands in for it. `watch` belongs on its img. */
export function useBrokenPicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  const onError = useCallback(() => setBroken(src ?? null), [src]);
  // what failed before the page was taken over raises no event any more
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { isBroken: broken !== null && broken === src, watch: { ref, onError } };
}
