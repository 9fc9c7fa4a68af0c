import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import './preview.css'

// the default error prints the container, which throws for a shadow root and leaves the story hanging
configure({
  asyncUtilTimeout: 5000,
  getElementError: (message, { textContent }) => new Error(`${message}\nText content: ${textContent}`),
})

/** Renders stories as on a host page; the toolbar sets theme, direction and width. */
const preview: Preview = {
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { description: 'Direction', toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    width: {
      description: 'Width',
      toolbar: { title: 'Width', icon: 'browser', items: ['full', '1440px', '768px', '375px'], dynamicTitle: true },
    },
  },
  // the test runner runs axe itself (test-runner.ts)
  initialGlobals: { theme: 'light', direction: 'ltr', width: 'full', a11y: { manual: navigator.webdriver } },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' }, controls: { expanded: true } },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        document.documentElement.dataset.theme = globals.theme
        document.documentElement.dir = globals.direction
      }, [globals.theme, globals.direction])
      return (
        <div className="story" style={{ maxInlineSize: globals.width === 'full' ? undefined : globals.width }}>
          <Story />
        </div>
      )
    },
  ],
}
export default preview
