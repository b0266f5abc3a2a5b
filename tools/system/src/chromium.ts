import { existsSync } from 'node:fs';
import { Problem, step } from './progress.js';
import { runProgram } from './run-script.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a browser: $CHROMIUM, an installed one, or Debian's package, which is installed. The headless shell cannot open windows, and saves
 * a third of the processor time of the journeys.
 */
export async function findChromium(wanted: 'chromium-headless-shell' | 'chromium'): Promise<string> {
  const own = `/usr/bin/${wanted}`;
  const found = [process.env['CHROMIUM'], own, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${wanted} >/dev/null`;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const code = await step('Installing Chromium', () => runProgram('sh', ['-c', install], env));
    if (code === 0 && existsSync(own)) return own;
  }
  throw new Problem(`The browser journeys need Chromium: install it (apt install ${wanted}) or name one in CHROMIUM.`);
}
