import { type ComponentType, lazy } from 'react';
import type { Business } from './api/load-business.js';

/**
 * Parts of the page that few businesses have. In the browser they are lazy, and the server-rendered HTML stays until the chunk is loaded.
 * The server replaces them with the components themselves (entry-server.tsx).
 */
export const lazyBusinessComponents: Record<'Photos', ComponentType<{ business: Business }>> = {
  Photos: lazy(async () => ({ default: (await import('./components/photo-gallery.js')).PhotoGallery })),
};
