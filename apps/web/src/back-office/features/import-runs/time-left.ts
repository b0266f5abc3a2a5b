import type { MessagesOf } from '../../../lib/messages.js';
import type { importRunMessages } from './import-runs.messages.js';

const MINUTE = 60;

/** The remaining time in words, rounded so that the text does not change every second. */
export function timeLeftText(seconds: number, messages: MessagesOf<typeof importRunMessages>): string {
  const rounded = Math.ceil(seconds / 10) * 10;
  if (seconds < 10) return messages.fewSecondsLeft;
  if (rounded < MINUTE) return messages.secondsLeft(rounded);
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < 60) return messages.minutesLeft(minutes);
  return messages.hoursLeft(Math.floor(minutes / 60), minutes % 60);
}
