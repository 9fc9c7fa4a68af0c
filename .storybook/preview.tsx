import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import './preview.css'

// the default error prints the container, which throws for a shadow root and leaves the story hanging
configure({
  asyncUtilTimeout: 5000,
  getElementError: (message, { textContent }) => new Error(`${message}\nText content: ${textContent}`),
})

/** Renders stories as on a host page; the toolbar sets theme, direction and the size of the viewport. */
const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { description: 'Direction', toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  // the test runner runs axe itself (test-runner.ts)
  initialGlobals: { theme: 'light', direction: 'ltr', viewport: { value: undefined }, a11y: { manual: navigator.webdriver } },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    // Storybook reads the order from this file without running it
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Catalogue', 'Product', 'Cart and checkout', 'Account', 'Content', 'Page'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 375 px', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        document.documentElement.dataset.theme = globals.theme
        document.documentElement.dir = globals.direction
      }, [globals.theme, globals.direction])
      return (
        <div className="story">
          <Story />
        </div>
      )
    },
  ],
}
export default preview
