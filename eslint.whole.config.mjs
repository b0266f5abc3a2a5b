import config from './eslint.config.mjs';

// As eslint.config.mjs, for a run over everything: the types of all services come from one program, as in `npm test`.
export default [
  ...config,
  {
    files: ['{apps,libs,tools}/*/{src,test}/**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: ['tsconfig.servers.json', 'apps/gateway/tsconfig.json', 'apps/web/tsconfig.json'],
      },
    },
  },
];
