// Runs before anything else starts: a secret that an address cannot carry would show as a part that is never reached.
import { problemsOf } from './secrets.mjs';

const problems = problemsOf(process.argv[2]);
for (const problem of problems) console.error(problem);
if (problems.length) console.error('Mend the files in the folder secrets.');
process.exit(problems.length ? 78 : 0);
