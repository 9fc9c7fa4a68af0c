import { expect, userEvent, waitFor } from 'storybook/test'
import { menu } from '../elements/menu.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

export default { ...elementStories(menu), title: 'Page/shop-menu' }

export const Bar: ElementStory = {
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-menu')
    await parts.findByRole('link', { name: 'Workshop' })
  },
}

/** A submenu has links, tiles with pictures and a bottom item. */
export const Submenu: ElementStory = {
  tags: ['MENU-05', 'MENU-06'],
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-menu')
    const opener = await parts.findByRole('button', { name: 'Submenu of Workshop' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await parts.findByRole('link', { name: 'Hammers and axes' })
    await parts.findByRole('link', { name: 'All of Workshop' })
    const tiles = canvasElement.querySelector('shop-menu')?.shadowRoot?.querySelectorAll<HTMLImageElement>('[part~="tile"] img')
    await expect(tiles).toHaveLength(2)
    await waitFor(() => expect([...(tiles ?? [])].every(({ naturalWidth }) => naturalWidth > 0)).toBe(true))
  },
}

export const Drawer: ElementStory = {
  args: { layout: 'drawer' },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-menu')
    await userEvent.click(await parts.findByRole('button', { name: 'Kitchen' }))
    await parts.findByRole('link', { name: 'Kitchen' })
    await parts.findByRole('button', { name: 'Tableware' })
  },
}

export const Columns: ElementStory = {
  args: { type: 'FOOTER_MENU', layout: 'columns' },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-menu')
    await parts.findByRole('heading', { name: 'Service' })
    await parts.findByRole('link', { name: 'Privacy policy' })
  },
}

export const TopLevelOnly: ElementStory = {
  args: { depth: 1 },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-menu')
    await parts.findByRole('link', { name: 'Workshop' })
    await expect(parts.queryByRole('button')).toBeNull()
  },
}
