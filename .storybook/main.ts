import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true },
  // the kit's own build has outputs and chunk groups that a storybook must not inherit
  viteFinal: async (vite) => ({
    ...vite,
    build: { ...vite.build, rolldownOptions: {}, manifest: false, target: 'es2022' },
    server: {
      ...vite.server,
      proxy: Object.fromEntries(
        ['/api', '/images', '/content', '/fault'].map((path) => [path, process.env.SHOP ?? 'http://localhost:4300']),
      ),
    },
  }),
}
export default config
