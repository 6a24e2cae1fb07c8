import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's own ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Every script and stylesheet is the site's own, from the same place as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The search form answers to each letter; there is nothing to submit.
    'wcag/h32': 'off',
    'no-inline-style': 'error',
  },
})
