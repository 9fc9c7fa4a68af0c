import { pages } from 'virtual:book-data'
import type { Preview } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { useEffect } from 'storybook/preview-api'
import { BookContainer } from './book-container.tsx'
import { ElementPage } from './element-page.tsx'
import { htmlOf } from './html-of.ts'
import { playRecordedShop, setStory } from './recorded-shop.ts'
import './book.css'

/** Whether the answers of the shop are next to the pages (.storybook/main.ts). */
declare const isRecordedBook: boolean

if (isRecordedBook) playRecordedShop()

/** The documentation around the stories; not part of the build for tests. */
const preview: Preview = {
  parameters: {
    docs: {
      page: ElementPage,
      container: BookContainer,
      source: { language: 'html', type: 'dynamic', transform: (_: string, context: Parameters<typeof htmlOf>[0]) => htmlOf(context) },
    },
  },
  beforeEach: ({ id }) => setStory(id),
  decorators: [
    (Story, { parameters, canvasElement }) => {
      useEffect(() => {
        const names = pages[parameters.tag]?.events.map(({ name }) => name) ?? []
        const log = (event: Event) => action(event.type, { depth: 5 })((event as CustomEvent).detail)
        for (const name of names) canvasElement.addEventListener(name, log)
        return () => {
          for (const name of names) canvasElement.removeEventListener(name, log)
        }
      }, [parameters.tag, canvasElement])
      return <Story />
    },
  ],
}
export default preview
