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
// ESM-only packages: Jest cannot require(esm) on Node 20, so they are transpiled too. mongodb and mercurius are CommonJS but import(), which
// Jest refuses in CommonJS.
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
  'quick-lru',
  'feed',
  '@ant-design/colors',
  '@ant-design/fast-color',
];
const common = {
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@tedarik/turkish/places$': '<rootDir>/libs/turkish/src/places/index.ts',
    '^@tedarik/([^/]+)$': ['<rootDir>/libs/$1/src/index.ts', '<rootDir>/tools/$1/src/index.ts'],
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx', '$1'],
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.local/', '<rootDir>/.nx/'],
};
const server = { ...common, testEnvironment: 'node', transform: { '\\.ts$': typescript(), '\\.m?js$': esmDependency } };

export default {
  projects: [
    {
      ...server,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,tools}/**/src/**/*.spec.ts', '<rootDir>/apps/!(web)/**/src/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jest/jsdom-environment.cjs',
      transform: { '\\.tsx?$': typescript({ tsx: true, web: true }), '\\.m?js$': esmDependency },
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/web-matchers.cjs', '<rootDir>/tools/jest/second-try.cjs'],
    },
    {
      ...server,
      displayName: 'integration',
      globalSetup: '<rootDir>/tools/jest/real-parts.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/second-try.cjs'],
      testMatch: ['<rootDir>/{apps,libs,tools}/**/test/**/*.{int-spec,component-spec}.ts'],
    },
  ],
  testTimeout: 60_000,
  // What a file has loaded is not all given back: without a limit a worker grows to 3.5 GB and spends its time looking through it.
  workerIdleMemoryLimit: '1GB',
};
