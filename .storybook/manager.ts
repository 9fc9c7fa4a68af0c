import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { bookThemes } from './book/theme.ts'

/** "First Page" -> "First page" */
const sentenceCase = (name: string) =>
  name.charAt(0) + name.slice(1).replace(/ ([A-Z])(?=[a-z]| |$)/g, (_, letter) => ` ${letter.toLowerCase()}`)

const show = (theme: unknown) => addons.setConfig({ theme: bookThemes[theme === 'dark' ? 'dark' : 'light'] })

addons.setConfig({
  theme: bookThemes.light,
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sentenceCase(name) : name) },
})
addons.register('shop-kit/theme', ({ on }) => {
  for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) on(event, ({ globals }) => show(globals.theme))
})
