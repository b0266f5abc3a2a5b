import type { BlogSample } from './blog/blog-sample.js';
import { GUIDES } from './blog/guides.js';
import { KITCHEN_AND_TRADE } from './blog/kitchen-and-trade.js';
import { PRODUCERS } from './blog/producers.js';
import { SEASONS } from './blog/seasons.js';

/** Name, colour (one of the presets) and description. */
export const BLOG_CATEGORIES: readonly [name: string, color: string, description: string][] = [
  ['Rehber', '#84CC16', 'Satın alırken ve saklarken işe yarayan bilgiler.'],
  ['Üretici Hikâyeleri', '#F59E0B', 'İmalathaneler, bahçeler, mandıralar.'],
  ['Mevsim', '#06B6D4', 'Halde ve tezgâhta bu ay ne var?'],
  ['Tarif', '#EF4444', 'Büyük kazan için denenmiş ölçüler.'],
  ['İşletme Yönetimi', '#8B5CF6', 'Satın alma, depo ve mutfak düzeni.'],
  ['Haberler', '#3B82F6', 'Mevzuat, fuar ve sektörden haberler.'],
];

export const BLOG_POSTS: readonly BlogSample[] = [...GUIDES, ...PRODUCERS, ...SEASONS, ...KITCHEN_AND_TRADE];
