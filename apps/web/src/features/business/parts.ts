import { type ComponentType, lazy } from 'react';
import type { Business } from './api/load-business.js';

/**
 * Parts of the page that few businesses have: in a browser each stands as the server drew it until its chunk is there. The
 * server puts the component itself in its place (entry-server.tsx).
 */
export const parts: Record<'Photos', ComponentType<{ business: Business }>> = {
  Photos: lazy(async () => ({ default: (await import('./components/photo-gallery.js')).PhotoGallery })),
};
