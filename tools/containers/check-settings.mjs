// Runs before anything else starts: a secret with characters that a URL cannot contain would otherwise look like a service that is never
// reachable.
import { problemsOf } from './secrets.mjs';

const problems = problemsOf(process.argv[2]);
for (const problem of problems) console.error(problem);
if (problems.length) console.error('Mend the files in the folder secrets.');
process.exit(problems.length ? 78 : 0);
