import dayjs from 'dayjs';

/** Formats day and time: 21 Kas 2026 14:05. */
export const useFormatDateTime = () => (at: string) => dayjs(at).format('D MMM YYYY HH:mm');
