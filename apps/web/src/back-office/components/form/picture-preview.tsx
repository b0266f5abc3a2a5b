import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { pictureMessages } from './picture.messages.js';
import { previewAddress } from './preview-address.js';

/** How visitors see a picture: its crop. */
export type PictureShape = 'logo' | 'wide' | 'product';

const TYPING_PAUSE_MS = 400;

interface PicturePreviewProps {
  url: string;
  what: string;
  shape: PictureShape;
}

/** ADM-BIZ-15: the picture behind an address, through our own and as visitors will see it; hidden when it cannot be had. */
export function PicturePreview({ url, what, shape }: PicturePreviewProps) {
  const messages = useMessages(pictureMessages);
  // Half an address is one, too: what is still being typed is not requested.
  const [requested, setRequested] = useState(url);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(url), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [url]);
  if (requested !== url || !URL.canParse(url)) return null;
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
