import { useCallback, useState } from 'react';

/** Detects that a picture cannot be loaded, so that a fallback can be shown. Spread `watch` on its img. */
export function useBrokenPicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  const onError = useCallback(() => setBroken(src ?? null), [src]);
  // a picture that failed before hydration fires no more event
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { isBroken: broken !== null && broken === src, watch: { ref, onError } };
}
