import { defineMessages } from '../../lib/messages.js';

export const blogMessages = defineMessages({
  blog: { tr: 'Blog', en: 'Blog' },
  lead: {
    tr: 'Üretici hikâyeleri, mevsim takvimi ve mutfaktan rehberler.',
    en: 'Stories of producers, a calendar of seasons and guides from the kitchen.',
  },
  searchLabel: { tr: 'Yazılarda ara', en: 'Search posts' },
  search: { tr: 'Ara', en: 'Search' },
  featuredTitle: { tr: 'Öne Çıkan Yazılar', en: 'Featured posts' },
  listTitle: { tr: 'Tüm yazılar', en: 'All posts' },
  categoryChoice: { tr: 'Blog kategorisi', en: 'Blog category' },
  all: { tr: 'Tümü', en: 'All' },
  found: { tr: 'yazı bulundu', en: 'posts found' },
  sidebar: { tr: 'Blog kenar çubuğu', en: 'Blog sidebar' },
  categories: { tr: 'Kategoriler', en: 'Categories' },
  recent: { tr: 'Son Yazılar', en: 'Latest posts' },
  empty: { tr: 'Henüz blog yazısı bulunmuyor.', en: 'There are no blog posts yet.' },
  noneFound: { tr: 'Bu aramaya uyan yazı bulunamadı.', en: 'No posts match this search.' },
  seeAll: { tr: 'Tüm yazıları göster', en: 'Show all posts' },
  emptyPage: { tr: 'Bu sayfada yazı yok', en: 'No posts on this page' },
  failed: {
    tr: 'Blog yazıları yüklenirken bir hata oluştu.',
    en: 'The blog posts could not be loaded.',
  },
  titleOfCategory: { tr: (category: string) => `Blog: ${category}`, en: (category: string) => `Blog: ${category}` },
  titleOfSearch: {
    tr: (search: string) => `Blog: "${search}" araması`,
    en: (search: string) => `Blog: search for "${search}"`,
  },
  describeAll: {
    tr: 'Gıda tedarikine dair rehberler, üretici hikâyeleri, mevsim takvimi ve tarifler: mutfağınız için alınacak her şeyin öyküsü.',
    en: 'Guides to buying food, stories of producers, a calendar of seasons and recipes: what stands behind your kitchen.',
  },
  describeCategory: {
    tr: (category: string) =>
      `${category} kategorisindeki blog yazıları: gıda alırken, saklarken ve pişirirken işinize yarayacak bilgiler.`,
    en: (category: string) => `Blog posts about ${category}: what helps when buying, storing and cooking food.`,
  },
  describeSearch: {
    tr: (search: string) =>
      `"${search}" geçen blog yazıları: gıda tedariki, üreticiler, mevsimler ve tarifler üzerine.`,
    en: (search: string) => `Blog posts with "${search}": about buying food, producers, seasons and recipes.`,
  },
  keywords: {
    tr: 'gıda blogu, tedarik rehberi, üretici hikâyeleri, mevsim takvimi',
    en: 'food blog, supply guide, stories of producers, calendar of seasons',
  },
});
