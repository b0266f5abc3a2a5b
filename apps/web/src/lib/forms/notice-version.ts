/** The privacy notice that stands on the site; stored with whatever a form sends (GEN-21). */
export const NOTICE_VERSION = '2026-11-27';
