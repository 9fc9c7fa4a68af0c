import type { StorybookConfig } from '@storybook/react-vite'
import { readContracts } from '../scripts/contracts.ts'
import { precompressed } from '../scripts/precompressed.ts'
import { slimPreloadHelper } from '../scripts/slim-preload-helper.ts'

/** Tag -> attribute -> description, for the controls; the built kit does not contain the descriptions. */
async function readDescriptions() {
  const docs = await readContracts(new URL('..', import.meta.url).pathname)
  return Object.fromEntries(docs.map(({ tag, attributes }) => [tag, Object.fromEntries(attributes.map(({ name, text }) => [name, text]))]))
}

/** Plugins for the kit only. Stories need no compression, and the preload helper cannot load the style sheet of Storybook's chunks. */
const kitOnly = [precompressed().name, slimPreloadHelper().name]

const shop = process.env.SHOP ?? 'http://localhost:4300'

// Storybook uses the plugins of vite.config.ts and ignores its `build` options
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true },
  // these toolbar features observe every change of a story, which slows down tests
  features: (given, { test: isForTests }) => (isForTests ? { ...given, highlight: false, measure: false, outline: false } : (given ?? {})),
  viteFinal: async (vite, { test: isForTests }) => ({
    ...vite,
    plugins: vite.plugins?.filter((plugin) => !(plugin && 'name' in plugin && kitOnly.includes(plugin.name))),
    // the build for tests has no controls panel
    define: { ...vite.define, attributeDescriptions: JSON.stringify(isForTests ? {} : await readDescriptions()) },
    server: {
      ...vite.server,
      // the shop only accepts changes from listed origins, so requests carry its own
      proxy: Object.fromEntries(
        ['/api', '/images', '/content', '/fault', '/manifest.json'].map((path) => [path, { target: shop, headers: { origin: shop } }]),
      ),
    },
  }),
}
export default config
