import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Scripts and stylesheets come from the same origin as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The search form has no submit button, because it filters while the visitor types.
    'wcag/h32': 'off',
    'no-inline-style': 'error',
  },
})
