import { defineMessages } from '../lib/messages.js';

export const layoutMessages = defineMessages({
  skip: { tr: 'İçeriğe geç', en: 'Skip to content' },
  mainMenu: { tr: 'Ana menü', en: 'Main menu' },
  menu: { tr: 'Menü', en: 'Menu' },
  home: { tr: 'Ana Sayfa', en: 'Home' },
  businesses: { tr: 'Firmalar', en: 'Businesses' },
  categories: { tr: 'Kategoriler', en: 'Categories' },
  cities: { tr: 'Şehirler', en: 'Cities' },
  districts: { tr: 'Semtler', en: 'Districts' },
  products: { tr: 'Ürünler', en: 'Products' },
  blog: { tr: 'Blog', en: 'Blog' },
  addBusiness: { tr: 'Firma Ekle', en: 'Add business' },
  about: { tr: 'Hakkımızda', en: 'About us' },
  tagline: {
    tr: 'Türkiye’nin güvenilir gıda tedarikçilerini tek tezgâhta buluşturuyoruz.',
    en: 'Turkey’s trustworthy food suppliers at one counter.',
  },
  navigation: { tr: 'Gezinti', en: 'Navigation' },
  viewAll: { tr: 'Tümünü gör', en: 'View all' },
  contact: { tr: 'İletişim', en: 'Contact' },
  privacyNotice: { tr: 'KVKK Aydınlatma Metni', en: 'Privacy notice (KVKK)' },
  privacy: { tr: 'Gizlilik', en: 'Privacy' },
  cookies: { tr: 'Çerez Politikası', en: 'Cookie policy' },
  terms: { tr: 'Kullanım Koşulları', en: 'Terms of use' },
  reviewRules: { tr: 'Değerlendirme Kuralları', en: 'Review rules' },
});
