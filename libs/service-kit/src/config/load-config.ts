import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** EX_CONFIG of sysexits.h: a restart does not help until the environment is corrected. */
const EXIT_BAD_CONFIG = 78;

/** The environment is missing or invalid. The message names each bad variable, never its value. */
export class BadConfig extends Error {
  constructor(readonly problems: readonly { variable: string; problem: string }[]) {
    super(`Bad configuration:\n${problems.map(({ variable, problem }) => `  ${variable}: ${problem}`).join('\n')}`);
    this.name = 'BadConfig';
  }
}

/**
 * The parsed environment; an empty variable counts as missing. NAME_FILE names a file that contains the value of NAME, as secrets of Docker
 * and Kubernetes are mounted. If an address STORE_URL has a user, the password in STORE_PASSWORD is inserted. Throws BadConfig.
 */
export function parseConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const names = Object.keys(schema.shape);
  const addresses = names.filter((name) => name.endsWith('_URL'));
  const present: Record<string, unknown> = { ...given, ...fromFiles([...names, ...addresses.map(passwordOf)], given) };
  for (const name of addresses) {
    const password = present[passwordOf(name)];
    if (typeof password === 'string') present[name] = withPassword(present[name], password);
  }
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new BadConfig(
    parsed.error.issues.map((issue) => {
      const variable = issue.path.join('.');
      const says = variable in present || issue.code === 'custom';
      return { variable, problem: says ? issue.message : 'is missing' };
    }),
  );
}

const passwordOf = (address: string) => address.replace(/_URL$/, '_PASSWORD');

const withPassword = (address: unknown, password: string) =>
  typeof address === 'string' ? address.replace(/(\/\/[^/:@,]+)@/g, `$1:${encodeURIComponent(password)}@`) : address;

function fromFiles(names: string[], given: NodeJS.Dict<string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const variable = `${name}_FILE`;
    const file = given[variable];
    if (!file) continue;
    if (given[name]) throw new BadConfig([{ variable, problem: `is set, and so is ${name}` }]);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new BadConfig([{ variable, problem: `the file cannot be read (${code})` }]);
    }
  }
  return values;
}

/** The parsed environment of this process. If it is invalid, prints what is wrong and exits with 78. */
export function loadConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv = process.env): z.infer<S> {
  try {
    return parseConfig(schema, env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    console.error(error.message);
    return process.exit(EXIT_BAD_CONFIG);
  }
}
