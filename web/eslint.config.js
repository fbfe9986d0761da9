// What Prettier and the compiler do not see: promises that nobody awaits, unsafe types, slips in templates.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'test-results', 'screenshots', 'board/src/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'scripts/*.mjs', 'public/*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // The compiler knows every name, and which are used.
      'no-undef': 'off',
      'no-unused-private-class-members': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // Playwright finds out from the pattern which fixtures are wanted, and `{}` is none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // Maps and sets here are mostly what a class remembers for itself; what is shown is `$state`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The parser gives much of a template the type `any`; svelte-check knows better.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A space at the edge of a line has to be written so.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-undef': 'error' },
  },
);
