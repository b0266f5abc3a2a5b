import { defineMessages } from '../../lib/messages.js';

/** Messages around the legal texts. The texts themselves are subject to Turkish law and always Turkish. */
export const legalMessages = defineMessages({
  version: {
    tr: (version: string, date: string) => `Sürüm ${version} · Yürürlük tarihi: ${date}`,
    en: (version: string, date: string) => `Version ${version} · in force since ${date}`,
  },
  privacyNotice: { tr: 'KVKK Aydınlatma Metni', en: 'Privacy Notice (KVKK)' },
  privacyNoticeDescription: {
    tr: (brand: string) =>
      `${brand} hangi kişisel verileri, hangi amaç ve hukuki sebeple, ne kadar süre işler; KVKK kapsamındaki haklarınız nelerdir?`,
    en: (brand: string) =>
      `Which personal data ${brand} processes, why and for how long, and what your rights are under KVKK.`,
  },
  privacy: { tr: 'Gizlilik', en: 'Privacy' },
  privacyDescription: {
    tr: (brand: string) =>
      `${brand} üzerinde gizliliğiniz nasıl korunur: kimler neyi görür, hesabınızı nasıl indirir ve silersiniz?`,
    en: (brand: string) =>
      `How ${brand} keeps your data private: who sees what, and how you download or erase your account.`,
  },
  cookies: { tr: 'Çerez Politikası', en: 'Cookie Policy' },
  cookiesDescription: {
    tr: (brand: string) =>
      `${brand} yalnızca oturum için zorunlu çerez kullanır; reklam, ölçüm ve üçüncü taraf çerezi kullanmaz.`,
    en: (brand: string) =>
      `${brand} uses only the cookie that a session needs: no advertising, no tracking and no third parties.`,
  },
  terms: { tr: 'Kullanım Koşulları', en: 'Terms of Use' },
  termsDescription: {
    tr: (brand: string) =>
      `${brand} rehberini kullanırken geçerli olan kurallar: içerik, hesaplar, işletme başvuruları ve sorumluluk.`,
    en: (brand: string) =>
      `The rules for using ${brand}: its content, accounts, business submissions and who answers for what.`,
  },
  reviewRules: { tr: 'Değerlendirme Kuralları', en: 'Review Rules' },
  reviewRulesDescription: {
    tr: (brand: string) =>
      `${brand} üzerinde kimler yorum yazabilir, puan nasıl hesaplanır, hangi yorum hangi gerekçeyle kaldırılır?`,
    en: (brand: string) =>
      `Who may write reviews on ${brand}, how ratings are made, and which reviews are removed for which reasons.`,
  },
});
