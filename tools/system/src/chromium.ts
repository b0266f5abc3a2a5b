import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchFromApt, hasApt } from '@tedarik/stack';
import { Problem, step } from './progress.js';
import { runProgram } from './run-script.js';

const SHELL = 'chromium-headless-shell';
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const OPENS_A_PAGE_WITHIN_MS = 120_000;

/**
 * Finds a browser: $CHROMIUM, the wanted one, another installed one, or Debian's package, which is installed. The headless shell cannot
 * open windows, and saves a third of the processor time of the journeys; so it is fetched also where a browser is installed.
 */
export async function findChromium(wanted: typeof SHELL | 'chromium'): Promise<string> {
  const own = `/usr/bin/${wanted}`;
  const installed = PLACES.find((path) => existsSync(path));
  const best = [process.env['CHROMIUM'], own].find((path) => path && existsSync(path));
  const found = best ?? (installed && wanted === SHELL ? await fetchShell() : undefined) ?? installed;
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${wanted} >/dev/null`;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const code = await step('Installing Chromium', () => runProgram('sh', ['-c', install], env));
    if (code === 0 && existsSync(own)) return own;
  }
  throw new Problem(`The browser journeys need Chromium: install it (apt install ${wanted}) or name one in CHROMIUM.`);
}

/**
 * The headless shell, unpacked into the cache: installing it could replace the installed browser, with which it shares the libraries.
 * Undefined if it cannot be fetched or opens no page; the installed browser does the same in more time.
 */
async function fetchShell(): Promise<string | undefined> {
  if (!hasApt()) return undefined;
  try {
    const { root } = await fetchFromApt([SHELL, 'chromium-common'], () =>
      console.log("Fetching Chromium's headless shell"),
    );
    const shell = join(root, 'usr/lib/chromium', SHELL);
    await promisify(execFile)(shell, ['--no-sandbox', '--dump-dom', 'about:blank'], {
      timeout: OPENS_A_PAGE_WITHIN_MS,
    });
    return shell;
  } catch {
    return undefined;
  }
}
