import { defineMessages } from '../../lib/messages.js';

export const categoriesMessages = defineMessages({
  title: { tr: 'Kategoriler', en: 'Categories' },
  lead: {
    tr: 'Her kategori bir tabak. Aradığınız lezzetin tabağına dokunun.',
    en: 'Every category is a plate. Touch the plate of the flavour you are looking for.',
  },
  all: { tr: 'Tüm kategoriler', en: 'All categories' },
  empty: { tr: 'Henüz kategori eklenmemiş.', en: 'No categories have been added yet.' },
  failed: { tr: 'Kategoriler yüklenemedi', en: 'Categories could not be loaded' },
  description: {
    tr: 'Baharattan süt ürünlerine, kuruyemişten deniz ürünlerine tüm gıda tedarikçisi kategorileri ve işletme sayıları.',
    en: 'All categories of food suppliers, from spices to dairy, from nuts to seafood, with their numbers of businesses.',
  },
  keywords: { tr: 'gıda kategorileri, toptan gıda', en: 'food categories, wholesale food' },
});
