const since = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Prints what is being waited for, again every ten seconds, and finally how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  process.stdout.write(`${title} …\n`);
  const reminder = setInterval(() => process.stdout.write(`${title} … ${since(began)}\n`), 10_000);
  try {
    const result = await work();
    process.stdout.write(`${title}: ${since(began)}\n`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/** An error whose message is for the person at the terminal; it is printed without a stack trace. */
export class Problem extends Error {}

/** Runs a command's body. A Problem is printed as one sentence, with exit code 1. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    complain(error);
    process.exitCode = 1;
  }
}

export function complain(error: unknown): void {
  const told = error instanceof Problem || (error instanceof Error && error.name === 'StackProblem');
  console.error(told ? error.message : error);
}
