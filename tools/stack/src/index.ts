export { startPart, type PrivatePart } from './start-part.js';
export { type Stack, type StackOptions, type StackPart, startStack, stopStack } from './start-stack.js';
export { StackProblem } from './stack-problem.js';
export type { Origin, PartName, PrivatePartName } from './parts/part-definition.js';
