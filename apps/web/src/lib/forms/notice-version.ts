/** Version of the current privacy notice, stored with every form (GEN-21). */
export const NOTICE_VERSION = '2026-11-28';
