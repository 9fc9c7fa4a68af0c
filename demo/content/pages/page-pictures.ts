import { type Drawing, type Mark, markRatios, pictureId, wideRatios } from '../../../server/pictures/picture.ts'

const recipes = {
  reading: { art: 'bookshelf', tint: 'sand', view: 'banner', beside: ['dining-chair', 'desk-lamp'] },
  bench: { art: 'toolbox', tint: 'steel', view: 'banner', beside: ['hand-saw', 'claw-hammer', 'f-clamp'] },
  camp: { art: 'tent', tint: 'apricot', view: 'banner', beside: ['lantern', 'vacuum-flask', 'axe'] },
  stove: { art: 'casserole', tint: 'teal', view: 'scene', beside: ['kettle', 'salt-mill'] },
  presents: { art: 'lantern', tint: 'rose', view: 'banner', beside: ['candle', 'mug', 'notebook'] },
  wrapping: { art: 'teddy-bear', tint: 'rose', view: 'scene', beside: ['wrapped-gift', 'candle'] },
  frost: { art: 'sled', tint: 'sky', view: 'banner', beside: ['wool-gloves', 'vacuum-flask', 'lantern'] },
  offers: { art: 'casserole', tint: 'teal', view: 'strip', beside: ['vacuum-flask', 'toolbox', 'lantern'] },
  arrivals: { art: 'watering-can', tint: 'apricot', view: 'strip', beside: ['splitting-axe', 'storage-jar', 'trumpet'] },
  favourites: { art: 'toolbox', tint: 'steel', view: 'strip', beside: ['desk-lamp', 'teapot', 'claw-hammer'] },
  gifts: { art: 'teddy-bear', tint: 'rose', view: 'strip', beside: ['teapot', 'candle', 'mug', 'notebook'] },
  winter: { art: 'sled', tint: 'sky', view: 'strip', beside: ['wool-gloves', 'ice-skate', 'vacuum-flask', 'lantern'] },
  sowing: { art: 'watering-can', tint: 'leaf', view: 'banner', beside: ['bucket', 'trowel', 'spade'] },
  crew: { art: 'toolbox', tint: 'steel', view: 'scene', beside: ['hard-hat', 'bucket', 'spirit-level'] },
  truck: { art: 'delivery-truck', tint: 'sky', view: 'scene', beside: ['package', 'package'] },
  mending: { art: 'dining-chair', tint: 'steel', view: 'scene', beside: ['claw-hammer', 'wood-chisel'] },
  birch: { art: 'toolbox', tint: 'leaf', view: 'scene', beside: ['watering-can', 'nut-bolt', 'stool'] },
  repair: { art: 'teddy-bear', tint: 'steel', view: 'scene', beside: ['thread', 'scissors', 'light-bulb'] },
  parcel: { art: 'package', tint: 'apricot', view: 'scene', beside: ['tape-measure', 'lantern'] },
  figures: { art: 'abacus', tint: 'apricot', view: 'scene', beside: ['nut-bolt', 'tape-measure'] },
  fast: { mark: 'delivery', shape: 'sign' },
  invoice: { mark: 'invoice', shape: 'sign' },
  back: { mark: 'returns', shape: 'sign' },
  collect: { mark: 'collect', shape: 'sign' },
  fjellhus: { mark: 'fjellhus', shape: 'word' },
  baltija: { mark: 'baltija', shape: 'word' },
  girininkas: { mark: 'girininkas', shape: 'word' },
  rasa: { mark: 'rasa', shape: 'word' },
  ugne: { mark: 'ugne', shape: 'word' },
  ravens: { mark: 'ravens', shape: 'word' },
  medis: { mark: 'medis', shape: 'word' },
} satisfies Record<string, Drawing | Mark>

type Name = keyof typeof recipes

const widthPx = 1440
const ratios: Partial<Record<Drawing['view'], number>> = wideRatios
const ratioOf = (recipe: Drawing | Mark): number => ('mark' in recipe ? markRatios[recipe.shape] : (ratios[recipe.view] ?? 1))

/** The recipes of the pictures in the pages. */
export const pageRecipes: readonly (Drawing | Mark)[] = Object.values(recipes)

/** The id of a page picture. */
export const pictureOf = (name: Name): string => pictureId(recipes[name])

/** The picture fields of an area or a block: id and size. */
export const imageOf = (name: Name) => ({
  imageId: pictureOf(name),
  imageWidth: widthPx,
  imageHeight: Math.round(widthPx / ratioOf(recipes[name])),
})
