import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Who may import whom (docs/adr/0003): an app imports libs, never another app; contracts import nothing but each other
// and zod; the web app touches nothing server-side.
const boundaries = [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: [],
    depConstraints: [
      {
        sourceTag: 'type:app',
        onlyDependOnLibsWithTags: ['type:infra', 'type:contracts', 'type:pure', 'type:testing'],
      },
      {
        sourceTag: 'type:infra',
        onlyDependOnLibsWithTags: ['type:infra', 'type:contracts', 'type:pure', 'type:testing'],
      },
      {
        sourceTag: 'type:contracts',
        onlyDependOnLibsWithTags: ['type:contracts', 'type:pure'],
        allowedExternalImports: ['zod'],
      },
      { sourceTag: 'type:pure', onlyDependOnLibsWithTags: ['type:pure'], allowedExternalImports: ['fast-check'] },
      {
        sourceTag: 'type:testing',
        onlyDependOnLibsWithTags: ['type:infra', 'type:contracts', 'type:pure', 'type:tools'],
      },
      {
        sourceTag: 'type:tools',
        onlyDependOnLibsWithTags: ['type:tools', 'type:infra', 'type:contracts', 'type:pure', 'type:testing'],
      },
      { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'type:pure'] },
    ],
  },
];
const only = (names, message) => ({ 'no-restricted-imports': ['error', { patterns: [{ group: names, message }] }] });
const NATS = ['@nats-io/*'];
const ANTD = [
  'antd',
  'antd/*',
  '@ant-design/*',
  'dayjs',
  'dayjs/*',
  'zod',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/*',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.nx/**',
      '.local/**',
      '**/target/**',
      'node_modules/**',
      '**/*.cjs',
      'apps/web/src/lib/graphql/types.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['{apps,libs,tools}/*/{src,test}/**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // would turn imports of injected classes into `import type` and lose the metadata that injection needs
      '@typescript-eslint/consistent-type-imports': 'off',
      '@nx/enforce-module-boundaries': boundaries,
    },
  },
  {
    files: ['{apps,libs}/*/src/**/*.ts'],
    ignores: ['libs/messaging/**', 'libs/testing/**', '**/*.spec.ts'],
    rules: only(NATS, 'Only libs/messaging talks to NATS.'),
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest'] ?? hooks.configs.flat.recommended],
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    // What the server is handed weighs nothing in a browser.
    ignores: ['apps/web/src/back-office/**', 'apps/web/src/entry-server.tsx'],
    rules: only([...ANTD, '**/back-office/**'], 'The back office is a build of its own: public pages have 130 kB.'),
  },
  {
    files: ['**/*.{spec,int-spec,component-spec}.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  prettier,
);
