import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { useSettled } from '../use-settled.js';
import { pictureMessages } from './picture.messages.js';
import { previewAddress } from './preview-address.js';

/** How visitors see a picture: its crop. */
export type PictureShape = 'logo' | 'wide' | 'product';

interface PicturePreviewProps {
  url: string;
  what: string;
  shape: PictureShape;
}

/** ADM-BIZ-15: the picture behind an address, through our own and as visitors will see it; hidden when it cannot be had. */
export function PicturePreview({ url, what, shape }: PicturePreviewProps) {
  const messages = useMessages(pictureMessages);
  // Half an address is one, too: what is still being typed is not requested.
  const isTyped = useSettled(url) !== url;
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
