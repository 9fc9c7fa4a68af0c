import type { StorybookConfig } from '@storybook/react-vite'
import { readContracts } from '../scripts/contracts.ts'
import { precompressed } from '../scripts/precompressed.ts'
import { preactAlias } from '../scripts/renderer.ts'

/** Tag -> attribute -> its words, for the controls; the kit itself does not carry them. */
async function attributeWords() {
  const docs = await readContracts(new URL('..', import.meta.url).pathname)
  return Object.fromEntries(docs.map(({ tag, attributes }) => [tag, Object.fromEntries(attributes.map(({ name, text }) => [name, text]))]))
}

const shop = process.env.SHOP ?? 'http://localhost:4300'

/** What is left out of vite.config.ts: no server sends the files of stories, and designers see what React draws; tests see what is delivered. */
const ofTheKitAlone = (isForTests: boolean) => new Set(isForTests ? [precompressed().name] : [precompressed().name, preactAlias().name])

// Storybook takes the plugins of vite.config.ts and leaves its `build` options alone: the kit's outputs are not its own
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true },
  // what only a toolbar would switch on looks at every change of a story: the build for the tests goes without
  features: (given, { test: isForTests }) => (isForTests ? { ...given, highlight: false, measure: false, outline: false } : (given ?? {})),
  viteFinal: async (vite, { test: isForTests }) => ({
    ...vite,
    plugins: vite.plugins?.filter((plugin) => !(plugin && 'name' in plugin && ofTheKitAlone(isForTests === true).has(plugin.name))),
    // a build for the tests has no panel that would tell them
    define: { ...vite.define, attributeWords: JSON.stringify(isForTests ? {} : await attributeWords()) },
    server: {
      ...vite.server,
      // stories ask as pages of the shop itself, which takes changes from listed origins only
      proxy: Object.fromEntries(
        ['/api', '/images', '/content', '/fault', '/manifest.json'].map((path) => [path, { target: shop, headers: { origin: shop } }]),
      ),
    },
  }),
}
export default config
