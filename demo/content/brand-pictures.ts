import { type Drawing, pictureId } from '../server/pictures/picture.ts'

const drawings = {
  logo: { art: 'evergreen-tree', tint: 'leaf', view: 'front' },
  logoLight: { art: 'evergreen-tree', tint: 'stone', view: 'front' },
  appIcon: { art: 'toolbox', tint: 'leaf', view: 'front' },
  ogImage: { art: 'toolbox', tint: 'leaf', view: 'banner', beside: ['potted-plant', 'hammer'] },
  hero: { art: 'couch-and-lamp', tint: 'sand', view: 'banner', beside: ['potted-plant', 'teddy-bear', 'mantelpiece-clock'] },
  crew: { art: 'ladder', tint: 'steel', view: 'banner', beside: ['toolbox', 'rescue-workers-helmet'] },
  newsletter: { art: 'potted-plant', tint: 'leaf', view: 'front' },
  card: { art: 'credit-card', tint: 'sky', view: 'front' },
  transfer: { art: 'bank', tint: 'stone', view: 'front' },
} satisfies Record<string, Drawing>

/** The drawings of the shop's brand pictures. */
export const brandDrawings: readonly Drawing[] = Object.values(drawings)

/** Ids of the brand pictures, for /images. */
export const brandPictures = Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, pictureId(drawing)])) as Record<
  keyof typeof drawings,
  string
>
