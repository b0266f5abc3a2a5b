import { type ComponentType, lazy } from 'react';
import type { ReviewPhotosProps } from './review-photos.js';

/**
 * Parts that few reviews have: in a browser each stands as the server drew it until its chunk is there. The server puts the
 * component itself in its place (entry-server.tsx).
 */
export const reviewParts: Record<'Photos', ComponentType<ReviewPhotosProps>> = {
  Photos: lazy(async () => ({ default: (await import('./review-photos.js')).ReviewPhotos })),
};
