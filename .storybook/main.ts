import type { StorybookConfig } from '@storybook/react-vite'
import { precompressed } from '../tools/vite/precompressed.ts'
import { slimPreloadHelper } from '../tools/vite/slim-preload-helper.ts'
import { bookData } from './book-data.ts'

/** Plugins for the kit only. Stories need no compression, and the preload helper cannot load the style sheet of Storybook's chunks. */
const kitOnly = [precompressed().name, slimPreloadHelper().name]

const shop = process.env.SHOP ?? 'http://localhost:4300'
/** set by tools/storybook/book.ts: the built book answers from `shop/` next to its pages */
const isRecorded = process.env.BOOK === 'recorded'

// Storybook uses the plugins of vite.config.ts and ignores its `build` options. The build for tests (`--test`) has neither docs nor MDX
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/book/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true },
  previewAnnotations: (given = [], { test: isForTests }) => (isForTests ? given : [...given, './.storybook/book/preview.tsx']),
  // these toolbar features observe every change of a story, which slows down tests
  features: (given, { test: isForTests }) => (isForTests ? { ...given, highlight: false, measure: false, outline: false } : (given ?? {})),
  viteFinal: async (vite, { test: isForTests }) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).filter((plugin) => !(plugin && 'name' in plugin && kitOnly.includes(plugin.name))),
      bookData(isForTests === true),
    ],
    define: { ...vite.define, isRecordedBook: JSON.stringify(isRecorded) },
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
