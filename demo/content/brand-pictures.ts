import { type Drawing, type Mark, pictureId } from '../../server/pictures/picture.ts'

const recipes = {
  logo: { mark: 'birch-and-bolt', shape: 'sign' },
  logoLight: { mark: 'birch-and-bolt-light', shape: 'sign' },
  appIcon: { mark: 'birch-and-bolt', shape: 'sign' },
  appIconMaskable: { mark: 'birch-and-bolt-icon', shape: 'sign' },
  ogImage: { art: 'toolbox', tint: 'leaf', view: 'banner', beside: ['watering-can', 'claw-hammer'] },
  hero: { art: 'bookshelf', tint: 'sand', view: 'banner', beside: ['dining-chair', 'desk-lamp'] },
  crew: { art: 'toolbox', tint: 'steel', view: 'banner', beside: ['hard-hat', 'spirit-level'] },
  newsletter: { art: 'watering-can', tint: 'leaf', view: 'front' },
  card: { mark: 'card', shape: 'chip' },
  transfer: { mark: 'transfer', shape: 'chip' },
  terminal: { mark: 'terminal', shape: 'chip' },
  cash: { mark: 'cash', shape: 'chip' },
} satisfies Record<string, Drawing | Mark>

/** The recipes of the shop's brand pictures. */
export const brandRecipes: readonly (Drawing | Mark)[] = Object.values(recipes)

/** Ids of the brand pictures, for /images. */
export const brandPictures = Object.fromEntries(Object.entries(recipes).map(([name, recipe]) => [name, pictureId(recipe)])) as Record<
  keyof typeof recipes,
  string
>
