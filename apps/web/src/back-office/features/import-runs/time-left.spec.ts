import { messagesIn } from '../../../lib/messages.js';
import { importRunMessages } from './import-runs.messages.js';
import { timeLeftText } from './time-left.js';

it.each([
  [0, 'birkaç saniye kaldı'],
  [9, 'birkaç saniye kaldı'],
  [11, 'yaklaşık 20 saniye kaldı'],
  [50, 'yaklaşık 50 saniye kaldı'],
  [51, 'yaklaşık 1 dakika kaldı'],
  [61, 'yaklaşık 2 dakika kaldı'],
  [3540, 'yaklaşık 59 dakika kaldı'],
  [3541, 'yaklaşık 1 saat kaldı'],
  [4800, 'yaklaşık 1 saat 20 dakika kaldı'],
])('IMP-JSON-09 calls %i seconds "%s"', (seconds, text) => {
  expect(timeLeftText(seconds, messagesIn(importRunMessages, 'tr'))).toBe(text);
});
