import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { useDebounced } from '../use-debounced.js';
import { pictureMessages } from './picture.messages.js';
import { previewAddress } from './preview-address.js';

/** The crop that visitors see. */
export type PictureShape = 'logo' | 'wide' | 'product';

interface PicturePreviewProps {
  url: string;
  what: string;
  shape: PictureShape;
}

/** ADM-BIZ-15: the picture at an address, served by us and cropped as visitors will see it; a message if it cannot be loaded. */
export function PicturePreview({ url, what, shape }: PicturePreviewProps) {
  const messages = useMessages(pictureMessages);
  // Waits until typing has paused, because half an address may also be valid.
  const isTyped = useDebounced(url) !== url;
  const [broken, setBroken] = useState<string | null>(null);
  if (isTyped || !URL.canParse(url)) return null;
  if (broken === url) return <span role="status">{messages.broken}</span>;
  return (
    <img
      className={`picture-preview ${shape}`}
      src={previewAddress(url)}
      alt={messages.previewOf(what)}
      onError={() => setBroken(url)}
    />
  );
}
