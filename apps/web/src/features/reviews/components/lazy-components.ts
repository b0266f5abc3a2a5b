import { type ComponentType, lazy } from 'react';
import type { ReviewPhotosProps } from './review-photos.js';

/**
 * Parts that few reviews have. In the browser they are lazy, and the server-rendered HTML stays until the chunk is loaded. The server
 * replaces them with the components themselves (entry-server.tsx).
 */
export const lazyReviewComponents: Record<'Photos', ComponentType<ReviewPhotosProps>> = {
  Photos: lazy(async () => ({ default: (await import('./review-photos.js')).ReviewPhotos })),
};
