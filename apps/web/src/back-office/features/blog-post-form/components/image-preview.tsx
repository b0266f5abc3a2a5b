import { useEffect, useState } from 'react';
import { pictureAddress } from '../../../../config/paths.js';
import { useMessages } from '../../../../lib/messages.js';
import { useManagedPictureQuery } from '../api/post-form-api.js';
import { postFormMessages } from '../blog-post-form.messages.js';

const TYPING_PAUSE_MS = 400;

/** The picture behind an address of another host, as readers get it: through our own. */
export function ImagePreview({ url }: { url: string }) {
  const messages = useMessages(postFormMessages);
  const [asked, setAsked] = useState(url);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(url), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [url]);
  const isAddress = asked === url && URL.canParse(url);
  const { data: path } = useManagedPictureQuery(asked, { skip: !isAddress });
  if (!isAddress || !path) return null;
  if (broken === path) return <p role="status">{messages.imageBroken}</p>;
  return (
    <img
      className="image-preview"
      src={pictureAddress(path, 640)}
      alt={messages.imagePreview}
      onError={() => setBroken(path)}
    />
  );
}
