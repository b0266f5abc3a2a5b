import { join } from 'node:path';
import { inGroups } from './tools/jest/groups.mjs';

// Tests run as CommonJS (jest.mock works, and twice as fast as native ESM on Node 20); production is ESM.
const typescript = ({ tsx = false, web = false } = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx, decorators: !web },
      keepClassNames: true,
      transform: web
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  },
];
const esmDependency = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2023', parser: { syntax: 'ecmascript' } },
  },
];
// ESM-only packages: Jest cannot require(esm) on Node 20, so they are transpiled too. mongodb, mercurius and the exporter of
// OpenTelemetry are CommonJS but import(), which Jest refuses in CommonJS.
const esmOnly = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'uuid',
  'es-toolkit',
  'normalize-url',
  'fast-check',
  'pure-rand',
  'mongodb',
  'mercurius',
  '@opentelemetry/otlp-exporter-base',
  'quick-lru',
  'feed',
  '@ant-design/colors',
  '@ant-design/fast-color',
];
/** What the index of a package exports is loaded when it is used. */
const lazyIndex = ['antd/lib/index.js', '@ant-design/icons/lib/icons/index.js'];
const common = {
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/|${lazyIndex.join('|')})`],
  moduleNameMapper: {
    '^@tedarik/(messaging|outbox)/testing$': '<rootDir>/libs/$1/src/testing.ts',
    '^@tedarik/testing/simulation$': '<rootDir>/libs/testing/src/simulated-run.ts',
    '^@tedarik/turkish/places$': '<rootDir>/libs/turkish/src/places/index.ts',
    '^@tedarik/([^/]+)$': ['<rootDir>/libs/$1/src/index.ts', '<rootDir>/tools/$1/src/index.ts'],
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx', '$1'],
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.local/(?!test-\\d+(/groups|$))', '<rootDir>/.nx/'],
};
const server = {
  ...common,
  testEnvironment: 'node',
  transform: { '\\.ts$': typescript(), '\\.m?js$': esmDependency },
  setupFiles: ['<rootDir>/tools/jest/production-graphql.cjs'],
};

// By path from the root: `npm test` puts them into groups, `jest <path>` runs them as they are.
const projects = [
  { ...server, displayName: 'unit', testRegex: '/((libs|tools)/[^/]+|apps/(?!web/)[^/]+)/src/.*\\.spec\\.ts$' },
  {
    ...common,
    displayName: 'web',
    testEnvironment: '<rootDir>/tools/jest/jsdom-environment.cjs',
    transform: {
      '\\.tsx?$': typescript({ tsx: true, web: true }),
      [`/node_modules/(${lazyIndex.join('|')})$`]: '<rootDir>/tools/jest/lazy-index.cjs',
      '\\.m?js$': esmDependency,
    },
    testRegex: '/apps/web/src/.*\\.spec\\.tsx?$',
    setupFilesAfterEnv: ['<rootDir>/tools/jest/production-react.cjs', '<rootDir>/tools/jest/web-setup.cjs'],
  },
  {
    ...server,
    displayName: 'integration',
    globalSetup: '<rootDir>/tools/jest/start-backing-services.cjs',
    testRegex: '/test/.*\\.(int|component)-spec\\.ts$',
  },
];
const GROUPS = { unit: 2, web: 12, integration: 12 };
const folder = process.env.TEST_GROUPS;
const root = import.meta.dirname;

const together = (project) =>
  inGroups(project, { root, folder: join(root, folder), count: GROUPS[project.displayName] });

export default {
  projects: folder ? projects.map(together) : projects,
  testSequencer: '<rootDir>/tools/jest/group-sequencer.cjs',
  testTimeout: 180_000,
  // What a file has loaded is not all given back: without a limit a worker grows to 3.5 GB and spends its time looking through it.
  workerIdleMemoryLimit: '1GB',
};
