import { z } from 'zod';

/** EX_CONFIG of sysexits.h: a supervisor need not start this again before somebody has changed the environment. */
export const EXIT_BAD_CONFIG = 78;

/** The environment is not what the process needs. The message names each bad variable and never its value. */
export class BadConfig extends Error {
  constructor(readonly problems: readonly { variable: string; problem: string }[]) {
    super(`Bad configuration:\n${problems.map(({ variable, problem }) => `  ${variable}: ${problem}`).join('\n')}`);
    this.name = 'BadConfig';
  }
}

/** The parsed environment; an empty variable counts as missing. Throws BadConfig. */
export function parseConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
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

/** The parsed environment of this process; prints what is wrong and exits with 78 otherwise. */
export function loadConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv = process.env): z.infer<S> {
  try {
    return parseConfig(schema, env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    console.error(error.message);
    return process.exit(EXIT_BAD_CONFIG);
  }
}
