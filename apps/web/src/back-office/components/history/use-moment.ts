import dayjs from 'dayjs';

/** Day and time as the back office writes them: 21 Kas 2026 14:05. */
export const useMoment = () => (at: string) => dayjs(at).format('D MMM YYYY HH:mm');
