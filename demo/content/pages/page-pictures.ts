import { type Drawing, pictureId, wideRatios } from '../../server/pictures/picture.ts'

const drawings = {
  reading: { art: 'couch-and-lamp', tint: 'sand', view: 'banner', beside: ['potted-plant', 'teddy-bear', 'mantelpiece-clock'] },
  bench: { art: 'toolbox', tint: 'steel', view: 'banner', beside: ['carpentry-saw', 'hammer', 'clamp'] },
  camp: { art: 'tent', tint: 'apricot', view: 'banner', beside: ['hiking-boot', 'backpack', 'flashlight'] },
  stove: { art: 'pot-of-food', tint: 'teal', view: 'banner', beside: ['teapot', 'kitchen-knife', 'herb'] },
  presents: { art: 'wrapped-gift', tint: 'rose', view: 'banner', beside: ['ribbon', 'teddy-bear', 'candle'] },
  frost: { art: 'sled', tint: 'sky', view: 'banner', beside: ['gloves', 'scarf', 'ice-skate'] },
  sowing: { art: 'potted-plant', tint: 'leaf', view: 'banner', beside: ['seedling', 'bucket', 'tomato'] },
  reduced: { art: 'pot-of-food', tint: 'teal', view: 'strip', beside: ['teapot', 'kitchen-knife', 'herb'] },
  arrived: { art: 'tent', tint: 'apricot', view: 'strip', beside: ['hiking-boot', 'backpack', 'flashlight'] },
  wanted: { art: 'toolbox', tint: 'steel', view: 'strip', beside: ['carpentry-saw', 'hammer', 'clamp'] },
  given: { art: 'wrapped-gift', tint: 'rose', view: 'strip', beside: ['ribbon', 'teddy-bear', 'candle'] },
  cold: { art: 'sled', tint: 'sky', view: 'strip', beside: ['gloves', 'scarf', 'ice-skate'] },
  crew: { art: 'ladder', tint: 'steel', view: 'scene', beside: ['toolbox', 'rescue-workers-helmet', 'bucket'] },
  truck: { art: 'delivery-truck', tint: 'sky', view: 'scene', beside: ['package', 'package'] },
  mending: { art: 'hammer-and-wrench', tint: 'steel', view: 'scene', beside: ['chair', 'teddy-bear', 'mantelpiece-clock'] },
  birch: { art: 'evergreen-tree', tint: 'leaf', view: 'scene', beside: ['toolbox', 'potted-plant', 'nut-and-bolt'] },
  office: { art: 'office-building', tint: 'lilac', view: 'scene', beside: ['rescue-workers-helmet', 'toolbox', 'package'] },
  parcel: { art: 'package', tint: 'apricot', view: 'scene', beside: ['hiking-boot', 'scissors'] },
  bags: { art: 'shopping-bags', tint: 'sand', view: 'scene', beside: ['bicycle', 'potted-plant'] },
  fast: { art: 'delivery-truck', tint: 'sky', view: 'front' },
  invoice: { art: 'receipt', tint: 'lilac', view: 'front' },
  back: { art: 'package', tint: 'apricot', view: 'front' },
  collect: { art: 'shopping-bags', tint: 'sand', view: 'front' },
  fjellhus: { art: 'snow-capped-mountain', tint: 'stone', view: 'front' },
  baltija: { art: 'anchor', tint: 'stone', view: 'front' },
  girininkas: { art: 'axe', tint: 'stone', view: 'front' },
  rasa: { art: 'droplet', tint: 'stone', view: 'front' },
  ugne: { art: 'fire', tint: 'stone', view: 'front' },
  ravens: { art: 'blackbird', tint: 'stone', view: 'front' },
  medis: { art: 'deciduous-tree', tint: 'stone', view: 'front' },
} satisfies Record<string, Drawing>

type Name = keyof typeof drawings

const widthPx = 1440
const ratios: Partial<Record<Drawing['view'], number>> = wideRatios

/** The drawings of the pictures in the pages. */
export const pageDrawings: readonly Drawing[] = Object.values(drawings)

/** The id of a page picture. */
export const pictureOf = (name: Name): string => pictureId(drawings[name])

/** The picture fields of an area or a block: id and size. */
export const imageOf = (name: Name) => ({
  imageId: pictureOf(name),
  imageWidth: widthPx,
  imageHeight: Math.round(widthPx / (ratios[drawings[name].view] ?? 1)),
})
