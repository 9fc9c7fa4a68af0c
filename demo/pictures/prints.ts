import type { Point2 } from './shapes.ts'

/** The canvas context that prints are drawn on. */
export type Pen = OffscreenCanvasRenderingContext2D
/** Colours of a rounded thing: lit, as it is, in its own shade. */
export type Shades = readonly [light: string, base: string, dark: string]

export const sans = '"URW Gothic", "Century Gothic", sans-serif'
export const narrow = '"Nimbus Sans Narrow", "Arial Narrow", sans-serif'
export const serif = '"URW Bookman", "Bookman Old Style", serif'
export const roman = 'P052, Palatino, serif'
export const script = 'Z003, "Apple Chancery", cursive'

/** A smooth closed outline through the points. */
export function blob(points: readonly Point2[], soft = 6): Path2D {
  const path = new Path2D()
  const at = (index: number) => points[(index + points.length) % points.length] as Point2
  path.moveTo(...at(0))
  for (let i = 0; i < points.length; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(bx + (cx - ax) / soft, by + (cy - ay) / soft, cx - (dx - bx) / soft, cy - (dy - by) / soft, cx, cy)
  }
  path.closePath()
  return path
}

/** Draws with the origin moved, turned (radians) and scaled. */
export function at(c: Pen, x: number, y: number, turn: number, draw: () => void, scale = 1) {
  c.save()
  c.translate(x, y)
  c.rotate(turn)
  c.scale(scale, scale)
  draw()
  c.restore()
}

/** Draws inside a path only. */
export function within(c: Pen, path: Path2D, draw: () => void) {
  c.save()
  c.clip(path)
  draw()
  c.restore()
}

/** Draws out of focus. */
export function blurred(c: Pen, px: number, draw: () => void) {
  c.save()
  c.filter = `blur(${px}px)`
  draw()
  c.restore()
}

/** Fills a path as a rounded body around a middle, lit from the upper left. */
export function body(c: Pen, path: Path2D, [light, base, dark]: Shades, [x, y]: Point2, r: number) {
  const shade = c.createRadialGradient(x - r * 0.36, y - r * 0.42, r * 0.06, x, y, r * 1.08)
  shade.addColorStop(0, light)
  shade.addColorStop(0.42, base)
  shade.addColorStop(1, dark)
  c.fillStyle = shade
  c.fill(path)
}

export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  return path
}

/** A round fruit or berry. */
export const berry = (c: Pen, x: number, y: number, rx: number, ry: number, shades: Shades, turn = 0) =>
  at(c, x, y, turn, () => body(c, oval(0, 0, rx, ry), shades, [0, 0], Math.max(rx, ry)))

export function shine(c: Pen, x: number, y: number, rx: number, ry: number, turn = 0, strength = 0.6) {
  blurred(c, Math.max(2, Math.min(rx, ry) * 0.5), () => {
    c.fillStyle = `rgb(255 255 255 / ${strength})`
    c.fill(oval(x, y, rx, ry, turn))
  })
}

export function line(c: Pen, points: readonly Point2[], width: number, colour: string) {
  c.strokeStyle = colour
  c.lineWidth = width
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.beginPath()
  points.forEach(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y]
    const [nx, ny] = points[i + 1] ?? [x, y]
    if (i === 0) c.moveTo(x, y)
    else if (i === points.length - 1) c.lineTo(x, y)
    else c.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2)
    if (i === 0 && points.length > 2) c.lineTo((px + nx) / 2, (py + ny) / 2)
  })
  c.stroke()
}

/** A leaf that starts at a point; `angle` in radians, 0 to the right. */
export function leaf(
  c: Pen,
  x: number,
  y: number,
  length: number,
  angle: number,
  { width = 0.4, shades = ['#8fc05a', '#4f8f3a', '#2c5f2a'] as Shades, teeth = 0, count = 7, widest = 0.4, bend = 0.08 } = {},
) {
  const edge = (t: number) => Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(widest))) ** 0.85
  const middle = (t: number) => bend * length * Math.sin(Math.PI * t)
  const half = (side: number) => {
    const points: Point2[] = []
    for (let i = 0; i <= 60; i++) {
      const t = i / 60
      const tooth = 1 - teeth * (1 - ((t * count) % 1)) * Math.min(1, 5 * (1 - t))
      points.push([t * length, middle(t) + side * edge(t) * tooth * width * length * 0.5])
    }
    return points
  }
  const spine = Array.from({ length: 13 }, (_, i): Point2 => [(i / 12) * length, middle(i / 12)])
  at(c, x, y, angle, () => {
    for (const side of [-1, 1]) {
      const path = new Path2D()
      path.moveTo(0, 0)
      for (const point of half(side)) path.lineTo(...point)
      for (const point of [...spine].reverse()) path.lineTo(...point)
      path.closePath()
      const shade = c.createLinearGradient(0, 0, length, side * width * length * 0.4)
      const isLit = Math.sin(angle) * 0.2 + Math.cos(angle) * -side < 0 === side > 0
      shade.addColorStop(0, shades[2])
      shade.addColorStop(0.35, shades[1])
      shade.addColorStop(1, isLit ? shades[0] : shades[1])
      c.fillStyle = shade
      c.fill(path)
    }
    const pale = `${shades[0]}b0`
    for (let i = 1; i < count; i++) {
      const t = i / count
      for (const side of [-1, 1])
        line(
          c,
          [
            [t * length, middle(t)],
            [Math.min(1, t + 0.12) * length, middle(t) + side * edge(Math.min(1, t + 0.1)) * width * length * 0.36],
          ],
          Math.max(1, length * 0.006),
          pale,
        )
    }
    line(c, spine, Math.max(1.5, length * 0.014), shades[0])
  })
}

/** A leafy ground out of focus. */
export function bokeh(c: Pen, width: number, height: number, top: string, bottom: string, spots: readonly string[], random: () => number) {
  const shade = c.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, top)
  shade.addColorStop(1, bottom)
  c.fillStyle = shade
  c.fillRect(0, 0, width, height)
  blurred(c, 26, () => {
    for (let i = 0; i < 34; i++) {
      c.globalAlpha = 0.12 + 0.24 * random()
      c.fillStyle = spots[i % spots.length] as string
      c.fill(oval(random() * width, height * random() ** 0.7, 30 + 90 * random()))
    }
  })
}

/** A word in the middle of a print, no wider than `room`. */
export function word(c: Pen, text: string, x: number, y: number, font: string, colour: string, room: number, spacing = 0) {
  c.save()
  c.textAlign = 'center'
  c.fillStyle = colour
  c.font = font
  c.letterSpacing = `${spacing}px`
  const scale = Math.min(1, room / c.measureText(text).width)
  c.translate(x + (spacing * scale) / 2, y)
  c.scale(scale, scale)
  c.fillText(text, 0, 0)
  c.restore()
}

/** A line that frames a print. */
export function frameLine(c: Pen, width: number, height: number, colour: string, inset = 24, thickness = 6) {
  c.strokeStyle = colour
  c.lineWidth = thickness
  c.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
}
