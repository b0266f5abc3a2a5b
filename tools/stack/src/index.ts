export { freePort, isFree } from './ports.js';
export { startPart, type PrivatePart } from './start-part.js';
export { standsStill } from './stands-still.js';
export { type Stack, startStack, stopStack } from './start-stack.js';
export type { StackOptions, StackPart } from './stack-options.js';
export { StackProblem } from './stack-problem.js';
export type { Origin, PartName, PrivatePartName } from './parts/part-definition.js';
