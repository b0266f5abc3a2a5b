export { BackupProblem } from './backup-problem.js';
export { backUp } from './back-up.js';
export { type Manifest } from './manifest.js';
export { restore } from './restore.js';
