import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

export interface ImportArguments {
  file: string;
  form: 'json' | 'tsv';
  status: 'active' | 'pending';
  doubtful: 'add' | 'skip';
  failedFiles: string[];
}

/** Parses the command line. Returns the import, 'help', or a one-line error message (`fault`). */
export function argumentsOf(given: string[]): ImportArguments | 'help' | { fault: string } {
  const text = { type: 'string' } as const;
  const options = {
    form: text,
    status: text,
    doubtful: text,
    failed: text,
    help: { type: 'boolean', short: 'h' },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ args: given, allowPositionals: true, options });
  } catch (error) {
    return { fault: (error as Error).message.split('\n', 1)[0]! };
  }
  const { values, positionals } = parsed;
  if (values.help) return 'help';
  const [file] = positionals;
  if (!file) return { fault: 'Which file? --help tells more.' };
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? true) return { fault: `There is no file ${file}.` };
  const form = values.form ?? (/\.(tsv|txt|csv|xlsx?|xlsb|ods)$/i.test(file) ? 'tsv' : 'json');
  const status = values.status ?? 'active';
  if (form !== 'json' && form !== 'tsv') return { fault: `--form is json or tsv, not ${form}.` };
  if (status !== 'active' && status !== 'pending') return { fault: `--status is active or pending, not ${status}.` };
  const doubtful = values.doubtful ?? 'add';
  if (doubtful !== 'add' && doubtful !== 'skip') return { fault: `--doubtful is add or skip, not ${doubtful}.` };
  const beside = `${file}.failed.ndjson`;
  const failedFiles = values.failed ? [values.failed] : [beside, basename(beside), join(tmpdir(), basename(beside))];
  return { file, form, status, doubtful, failedFiles };
}
