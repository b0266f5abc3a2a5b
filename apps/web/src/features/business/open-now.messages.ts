import { withSuffix } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

const hourOf = (time: string) => (time.endsWith(':00') ? String(Number(time.slice(0, 2))) : time);
// The Turkish suffix follows the spoken number: of "17:00" that of seventeen, of "18:30" that of thirty.
const atTime = (time: string) => time + withSuffix(hourOf(time), 'da').slice(hourOf(time).length);

export const openNowMessages = defineMessages({
  closesAt: { tr: (time: string) => `${atTime(time)} kapanır`, en: (time: string) => `Closes at ${time}` },
  allDay: { tr: 'bugün 24 saat', en: 'all day today' },
  opensAt: { tr: (time: string) => `${atTime(time)} açılır`, en: (time: string) => `Opens at ${time}` },
  opensTomorrow: {
    tr: (time: string) => `yarın ${atTime(time)} açılır`,
    en: (time: string) => `Opens tomorrow at ${time}`,
  },
  opensOn: {
    tr: (day: string, time: string) => `${day} ${atTime(time)} açılır`,
    en: (day: string, time: string) => `Opens on ${day} at ${time}`,
  },
});
