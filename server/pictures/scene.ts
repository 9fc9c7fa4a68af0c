import { type Drawing, type Tint, wideRatios } from './picture.ts'
import { getShape, type Shape } from './shape.ts'

/** One object in a scene. All lengths are fractions of the height of the scene. */
export interface Piece {
  shape: Shape
  left: number
  top: number
  width: number
  height: number
}

/** The content of a picture, independent of its resolution. */
export interface Scene {
  /** width divided by height */
  ratio: number
  tint: Tint
  /** the background is plain above this, for a caption */
  plainTop: number
  /** back to front */
  pieces: Piece[]
}

/** Creates the scene of a drawing, with its object in the colour `swatch`. Rejects if a render does not exist. */
export async function createScene(artFolder: string, drawing: Drawing, swatch?: string): Promise<Scene> {
  const { art, tint, view } = drawing
  const square = { ratio: 1, tint, plainTop: 0 }
  switch (view) {
    case 'front':
      return { ...square, pieces: [centred(await getShape(artFolder, art, swatch), 0.744)] }
    case 'detail':
      return { ...square, pieces: [close(await getShape(artFolder, art, swatch))] }
    case 'tile':
      return { ...square, plainTop: 0.3, pieces: [tile(await getShape(artFolder, art, swatch))] }
    case 'drawing':
      throw new Error('A dimension drawing has no scene')
    case 'banner':
    case 'strip':
    case 'scene':
      return { ratio: wideRatios[view], tint, plainTop: 0, pieces: row(await loadShapes(artFolder, drawing), rowLayouts[view]) }
  }
}

const maxTileHeight = 0.58

function sized(shape: Shape, longest: number): { width: number; height: number } {
  const scale = longest / Math.max(shape.box.width, shape.box.height)
  return { width: shape.box.width * scale, height: shape.box.height * scale }
}

/** Places an object slightly above the centre, to balance the shadow below it. */
function centred(shape: Shape, longest: number): Piece {
  const { width, height } = sized(shape, longest)
  return { shape, width, height, left: 0.5 - width / 2, top: 0.485 - height / 2 }
}

/** Places an object with its bottom at `floor`. */
function placeOnFloor(shape: Shape, longest: number, middle: number, floor: number): Piece {
  const { width, height } = sized(shape, longest)
  return { shape, width, height, left: middle - width / 2, top: floor - height }
}

/** Below the top of the picture, which fades out on tiles. */
function tile(shape: Shape): Piece {
  const longest = 0.74
  const shrink = Math.min(1, maxTileHeight / sized(shape, longest).height)
  return placeOnFloor(shape, longest * shrink, 0.5, 0.9)
}

/** Enlarges an object beyond the frame, slightly above its middle, where most have their details. */
function close(shape: Shape): Piece {
  const { width, height } = sized(shape, 1.15)
  return { shape, width, height, left: 0.5 - width * 0.5, top: 0.5 - height * 0.45 }
}

const loadShapes = (artFolder: string, { art, beside = [] }: Drawing): Promise<Shape[]> =>
  Promise.all([art, ...beside].map((name) => getShape(artFolder, name)))

/** The position of a row of objects, its maximum width, and the maximum scale of its objects. */
interface RowLayout {
  middle: number
  maxWidth: number
  maxScale: number
  /** length of the first of several objects that stand side by side; without it they form a still life */
  longest?: number
}

const rowLayouts: Record<keyof typeof wideRatios, RowLayout> = {
  banner: { middle: 1.47, maxWidth: 1, maxScale: 1 },
  strip: { middle: 1.3, maxWidth: 2.1, maxScale: 1, longest: 0.95 },
  // pages that crop a scene to 4:3 cut no object
  scene: { middle: 0.8, maxWidth: 1.2, maxScale: 1, longest: 0.6 },
}

/** Where the objects of a stage stand: the first one behind, the others in front of it. Fractions of the height; a wide page crops above and below. */
const places = [
  { across: 0, floor: 0.77, length: 0.6 },
  { across: -0.3, floor: 0.85, length: 0.42 },
  { across: 0.27, floor: 0.85, length: 0.4 },
  { across: 0.05, floor: 0.87, length: 0.34 },
]

/** Sizes of objects, the first one 1. They keep their order of size, softened so that small things stay visible. */
function softSizes(shapes: Shape[]): number[] {
  const largest = Math.max(...shapes.map(({ cm }) => cm))
  return shapes.map(({ cm }, index) => (index === 0 ? 1 : Math.max(0.5, (cm / largest) ** 0.4)))
}

/** Arranges objects like a still life. */
function stage(shapes: Shape[], { middle, maxScale }: RowLayout): Piece[] {
  const sizes = softSizes(shapes)
  return shapes.map((shape, index) => {
    const { across, floor, length } = places[index] ?? { across: 0, floor: 0.96, length: 0.3 }
    return placeOnFloor(shape, length * (sizes[index] ?? 1) * maxScale, middle + across * maxScale, floor)
  })
}

const maxLineHeight = 0.74

/** Arranges objects side by side, so that things seen from different heights neither touch nor cover each other. */
function lineUp(shapes: Shape[], { middle, maxWidth }: RowLayout, longest: number): Piece[] {
  const gap = 0.04
  const sizes = softSizes(shapes)
  const lengths = shapes.map((_, index) => longest * (index === 0 ? 1 : 0.8) * (sizes[index] ?? 1))
  const widths = shapes.map((shape, index) => sized(shape, lengths[index] ?? 0).width)
  const full = widths.reduce((sum, width) => sum + width, 0)
  const height = Math.max(...shapes.map((shape, index) => sized(shape, lengths[index] ?? 0).height))
  const scale = Math.min(1, (maxWidth - gap * (shapes.length - 1)) / full, maxLineHeight / height)
  const tallest = height * scale
  const floor = Math.max(0.7, 0.52 + tallest / 2)
  let left = middle - (full * scale + gap * (shapes.length - 1)) / 2
  const order = shapes.length > 2 ? [1, 0, ...Array.from(shapes.keys()).slice(2)] : [...shapes.keys()]
  return order.flatMap((index) => {
    const [shape, length = 0, width = 0] = [shapes[index], lengths[index], widths[index]]
    if (!shape) return []
    const piece = placeOnFloor(shape, length * scale, left + (width * scale) / 2, floor)
    left += width * scale + gap
    return [piece]
  })
}

/** Places objects in a row or as a still life. */
function row(shapes: Shape[], layout: RowLayout): Piece[] {
  const { longest } = layout
  return longest ? lineUp(shapes, layout, shapes.length > 1 ? longest : 0.68) : stage(shapes, layout)
}
