export { checkOutFormerVersion } from './former-version.js';
export { type Answers, OpenLoop } from './open-loop.js';
export { RunningSystem, type SystemOptions } from './running-system.js';
export { Workplace } from './workplace.js';
