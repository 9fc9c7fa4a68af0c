import type { Text } from '../languages/language.ts'

/** A menu entry as stored: a MenuNode with texts and links by language. */
export interface StoredMenuNode<Title = Text> {
  id: string
  title: Title
  link?: Title
  linkType?: 'category' | 'page' | 'external'
  platform?: 'phone' | 'desktop' | 'both'
  nodes?: StoredMenuNode<Title>[]
  imageMobile?: string
  imageMobileAlt?: Title
  imageDesktop?: string
  imageDesktopAlt?: Title
  submenuTiles?: StoredMenuNode<Title>[]
  bottomItem?: StoredMenuNode<Title>
}
