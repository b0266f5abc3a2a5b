/** The duration of one test file, in milliseconds. */
export interface Took {
  file: string;
  ms: number;
}

/** The fields of Jest's report (`--json`) that are used here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; duration?: number | null }[] }[];
}

/** The fields of Playwright's report (`--reporter=json`) that are used here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: PlaywrightResult[] }[] }[];
}

interface PlaywrightResult {
  duration: number;
  status: string;
  attachments: { name: string; path?: string }[];
}

const SHOWN = 10;

/** The durations of the tests in each file, without the time for loading it. In a group the outermost title is the file. */
export function jestTimes({ testResults }: JestReport): Took[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, duration }) => ({
      file: /spec\.tsx?$/.test(ancestorTitles[0] ?? '') ? ancestorTitles[0]! : name,
      ms: duration ?? 0,
    })),
  );
}

export const journeyTimes = (report: Pick<PlaywrightReport, 'suites'>): Took[] =>
  journeyResults(report).map(({ file, duration }) => ({ file, ms: duration }));

/** Files in which Playwright describes the page of a failed journey. */
export const failedPages = (report: Pick<PlaywrightReport, 'suites'>): string[] =>
  journeyResults(report)
    .filter(({ status }) => status !== 'passed' && status !== 'skipped')
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : []));

const SECTIONS = ['Instructions', 'Test info', 'Error details', 'Page snapshot', 'Test source'];

/**
 * What Playwright's description of a failure says about the test, the page and the errors. The errors come last, because CI keeps only the
 * end of a log.
 */
export function failureIn(description: string): string {
  const sections = description.split(new RegExp(`^# (?=(?:${SECTIONS.join('|')})$)`, 'm'));
  const wanted = ['Test info', 'Page snapshot', 'Error details'];
  return wanted
    .flatMap((title) => sections.filter((section) => section.startsWith(`${title}\n`)))
    .map((section) => `# ${section.trim()}\n`)
    .join('\n');
}

function journeyResults({ suites }: Pick<PlaywrightReport, 'suites'>): (PlaywrightResult & { file: string })[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map((result) => ({ ...result, file: suite.file }))),
    ),
    ...journeyResults({ suites: suite.suites ?? [] }),
  ]);
}

/** Prints the slowest files, slowest first. */
export function showSlowest(times: readonly Took[]): void {
  const byFile = new Map<string, number>();
  for (const { file, ms } of times) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  const slowest = [...byFile].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
  console.log('Slowest files:');
  for (const [file, ms] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`);
}
