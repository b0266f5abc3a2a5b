import { PhotoList } from '../../../components/photo-list.js';
import { photoMessages } from '../../../components/photo.messages.js';
import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';

/** The photos that the page's owner uploaded. */
export function PhotoGallery({ business: { name, photos } }: { business: Business }) {
  const messages = useMessages(photoMessages);
  const shown = photos.map((photo, at) => ({ ...photo, alt: photo.alt || messages.photoOf(name, at + 1) }));
  return (
    <section className="block" id="fotograflar" aria-labelledby="fotograflar-title">
      <h2 id="fotograflar-title">{messages.title}</h2>
      <PhotoList className="photos" photos={shown} sizes="(min-width: 600px) 240px, 45vw" />
    </section>
  );
}
