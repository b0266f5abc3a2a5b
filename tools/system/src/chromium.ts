import { existsSync } from 'node:fs';
import { Problem, step } from './progress.js';
import { runProgram } from './run-script.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser for the journeys: $CHROMIUM, one of the system's, or Debian's package. */
export async function findChromium(): Promise<string> {
  const found = [process.env['CHROMIUM'], ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const code = await step('Installing Chromium', () =>
      runProgram(
        'sh',
        ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null'],
        {
          DEBIAN_FRONTEND: 'noninteractive',
        },
      ),
    );
    if (code === 0 && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Problem('The browser journeys need Chromium: install it (apt install chromium) or name one in CHROMIUM.');
}
