import * as z from 'zod/mini'
import { type Token, tokens } from '../../src/ui/tokens.ts'

/*
 * Themes as design tokens (https://www.designtokens.org/tr/2025.10/format/) and back. A theme is the value of some tokens, as CSS by name.
 * In the JSON, `--shop-color-primary-hover` is the token `primary-hover` of the group `color`. Its value for dark pages is an extension.
 */
export type Theme = Readonly<Record<string, string>>

const extension = 'shop-kit'
const groups = ['color', 'heading', 'text', 'space', 'radius', 'shadow', 'motion', 'max-width', 'weight'] as const

/** Group and name of a token: `--shop-radius-card` is `card` in `radius`, `--shop-radius` is `base` in it. */
function pathOf({ name }: Token): [group: string, key: string] {
  const bare = name.slice('--shop-'.length)
  const group = groups.find((candidate) => bare === candidate || bare.startsWith(`${candidate}-`))
  return group ? [group, bare.slice(group.length + 1) || 'base'] : ['base', bare]
}

const length = z.object({ value: z.number(), unit: z.enum(['px', 'rem', 'em', '%', 's', 'ms']) })
const color = z.union([
  z.object({
    colorSpace: z.enum(['srgb', 'display-p3', 'oklch', 'oklab', 'lch', 'lab', 'hsl', 'hwb', 'srgb-linear', 'a98-rgb', 'rec2020']),
    components: z.array(z.union([z.number(), z.literal('none')])).check(z.length(3)),
    alpha: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  }),
  z.string().check(z.regex(/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i)),
])
const shadow = z.object({ color, offsetX: length, offsetY: length, blur: length, spread: z.optional(length) })
/** Text that cannot end a declaration or request anything. */
const plain = z.string().check(z.regex(/^(?!.*(?:url|image)\()[\w\s.,%()'"#+*/-]+$/i))

/** Values by type. Strings such as "16px" are those of older files. */
const values = {
  color,
  cubicBezier: z.union([z.array(z.number()).check(z.length(4)), plain]),
  dimension: z.union([length, plain]),
  duration: z.union([length, plain]),
  fontFamily: z.union([plain, z.array(plain)]),
  fontWeight: z.union([z.number(), plain]),
  number: z.number(),
  shadow: z.union([shadow, z.array(shadow)]),
} satisfies Record<Token['type'], z.ZodMiniType>

type Color = z.output<typeof color>
type Length = z.output<typeof length>
type Shadow = z.output<typeof shadow>

const alias = /^\{([\w.-]+)\}$/

// ---- CSS to design tokens

/** Splits at commas or spaces outside parentheses. */
function split(css: string, separator: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of css) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** The value for light or dark pages. */
function inScheme(css: string, scheme: 'light' | 'dark'): string {
  const start = css.indexOf('light-dark(')
  if (start < 0) return css
  const inner = start + 'light-dark('.length
  let depth = 1
  let end = inner
  for (; depth > 0 && end < css.length; end++) depth += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0
  const [light = '', dark = ''] = split(css.slice(inner, end - 1), ',')
  return inScheme(css.slice(0, start) + (scheme === 'light' ? light : dark) + css.slice(end), scheme)
}

function toColor(css: string): Color {
  if (css.startsWith('#')) return color.parse(css)
  const match = /^(oklch|oklab|lch|lab|color|rgb)\(([^()]*)\)$/.exec(css)
  if (!match) throw new Error(`"${css}" is not a colour that design tokens can express; write it as #rrggbb or oklch()`)
  const [channels = '', alpha] = (match[2] ?? '').split('/')
  const words = channels.trim().split(/[\s,]+/)
  const space = match[1] === 'color' ? words.shift() : match[1] === 'rgb' ? 'srgb' : match[1]
  const components = words.map((word) => (word === 'none' ? word : Number(word) / (match[1] === 'rgb' ? 255 : 1)))
  return color.parse({ colorSpace: space, components, ...(alpha !== undefined && { alpha: Number(alpha) }) })
}

function toLength(css: string): Length {
  const unit = /^calc\(var\(--shop-unit\) \* ([\d.]+)\)$/.exec(css)?.[1]
  if (unit) return { value: Number(unit), unit: 'rem' }
  const [, value, name = 'px'] = /^(-?[\d.]+)(px|rem|em|%|s|ms)?$/.exec(css) ?? []
  return length.parse({ value: value === undefined ? undefined : Number(value), unit: name })
}

function toShadow(css: string): Shadow {
  const parts = split(css, ' ')
  const shade = parts.pop() ?? ''
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts
  return { color: toColor(shade), offsetX: toLength(offsetX), offsetY: toLength(offsetY), blur: toLength(blur), spread: toLength(spread) }
}

function toValue(css: string, type: Token['type']): unknown {
  const reference = /^var\((--shop-[\w-]+)\)$/.exec(css)?.[1]
  const target = tokens.find(({ name }) => name === reference)
  if (target) return `{${pathOf(target).join('.')}}`
  if (type === 'color') return toColor(css)
  if (type === 'shadow') return split(css, ',').map(toShadow)
  if (type === 'number' || type === 'fontWeight') return Number.isNaN(Number(css)) ? plain.parse(css) : Number(css)
  if (type === 'cubicBezier') return /^cubic-bezier\(([^)]*)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? plain.parse(css)
  if (type === 'fontFamily') return plain.parse(css)
  const isPlainLength = /^-?[\d.]+[a-z%]*$/.test(css) || /^calc\(var\(--shop-unit\) \* [\d.]+\)$/.test(css)
  return isPlainLength ? toLength(css) : plain.parse(css)
}

/** The design tokens of a theme, with the defaults of all tokens that it does not set. */
export function toDesignTokens(theme: Theme): Record<string, unknown> {
  const file: Record<string, Record<string, unknown>> = {}
  for (const token of tokens) {
    const css = theme[token.name] ?? token.fallback
    const [group, key] = pathOf(token)
    const light = toValue(inScheme(css, 'light'), token.type)
    const dark = css.includes('light-dark(') ? toValue(inScheme(css, 'dark'), token.type) : undefined
    file[group] ??= {}
    file[group][key] = {
      $type: token.type,
      $value: light,
      $description: token.meaning,
      ...(dark !== undefined && { $extensions: { [extension]: { dark } } }),
    }
  }
  return file
}

// ---- design tokens to CSS

const round = (value: number | 'none') => (value === 'none' ? value : String(Number(value.toFixed(4))))

function fromColor(value: Color): string {
  if (typeof value === 'string') return value
  const { colorSpace, components, alpha } = value
  const channels = components.map(round)
  const isFunction = /^(oklch|oklab|lch|lab)$/.test(colorSpace)
  const isCylinder = /^(hsl|hwb)$/.test(colorSpace)
  const written = isCylinder ? `${channels[0]} ${channels[1]}% ${channels[2]}%` : channels.join(' ')
  const end = alpha === undefined || alpha === 1 ? '' : ` / ${round(alpha)}`
  return isFunction || isCylinder ? `${colorSpace}(${written}${end})` : `color(${colorSpace} ${written}${end})`
}

const fromLength = ({ value, unit }: Length) => `${round(value)}${unit}`

const fromShadow = ({ color: shade, offsetX, offsetY, blur, spread }: Shadow) =>
  [offsetX, offsetY, blur, ...(spread?.value ? [spread] : [])].map(fromLength).concat(fromColor(shade)).join(' ')

function fromValue(value: unknown, type: Token['type']): string {
  const parsed = values[type].parse(value)
  if (type === 'color') return fromColor(parsed as Color)
  if (type === 'shadow') return [parsed as Shadow | Shadow[]].flat().map(fromShadow).join(', ')
  if (type === 'cubicBezier' && Array.isArray(parsed)) return `cubic-bezier(${parsed.join(', ')})`
  if (type === 'fontFamily' && Array.isArray(parsed))
    return (parsed as string[]).map((name) => (/^[\w-]+$/.test(name) ? name : `"${name}"`)).join(', ')
  return typeof parsed === 'object' ? fromLength(parsed as Length) : String(parsed)
}

interface Node {
  $type?: unknown
  $value?: unknown
  $extensions?: Record<string, { dark?: unknown } | undefined>
}

/** The tokens of a file by path. Groups pass their type on. */
function flatten(node: unknown, path: string[] = [], inherited?: unknown): [path: string, node: Node][] {
  if (typeof node !== 'object' || node === null) throw new Error(`"${path.join('.')}" is neither a token nor a group`)
  const own = node as Node
  const type = own.$type ?? inherited
  if ('$value' in own) return [[path.join('.'), { ...own, $type: type }]]
  return Object.entries(node).flatMap(([key, child]) => (key.startsWith('$') ? [] : flatten(child, [...path, key], type)))
}

/** The theme of design tokens: what differs from the defaults, so that colours still follow the brand colour. Throws on an invalid file. */
export function fromDesignTokens(file: unknown): Theme {
  const nodes = new Map(flatten(file))
  const problems: string[] = []
  const resolve = (value: unknown, seen: readonly string[]): unknown => {
    const path = typeof value === 'string' ? alias.exec(value)?.[1] : undefined
    if (path === undefined) return value
    const target = nodes.get(path)
    if (!target || seen.includes(path)) throw new Error(`"{${path}}" leads to no token`)
    return resolve(target.$value, [...seen, path])
  }
  const defaults = new Map(flatten(toDesignTokens({})))
  const theme: Record<string, string> = {}
  for (const token of tokens) {
    const path = pathOf(token).join('.')
    const node = nodes.get(path)
    nodes.delete(path)
    const unchanged = defaults.get(path)
    const darkOf = (of: Node | undefined) => of?.$extensions?.[extension]?.dark
    const isDefault = JSON.stringify([node?.$value, darkOf(node)]) === JSON.stringify([unchanged?.$value, darkOf(unchanged)])
    nodes.set(path, node ?? (unchanged as Node))
    if (!node || isDefault) continue
    try {
      if (node.$type !== undefined && node.$type !== token.type) throw new Error(`expected the type ${token.type}`)
      const light = fromValue(resolve(node.$value, [path]), token.type)
      const dark = darkOf(node) === undefined ? light : fromValue(resolve(darkOf(node), [path]), token.type)
      theme[token.name] = light === dark ? light : token.type === 'shadow' ? mergeShadows(light, dark) : `light-dark(${light}, ${dark})`
    } catch (error) {
      const [issue] = error instanceof z.core.$ZodError ? error.issues : []
      problems.push(`${path}: ${issue?.message ?? (error as Error).message}`)
    }
  }
  const known = new Set(tokens.map((token) => pathOf(token).join('.')))
  const used = JSON.stringify(file)
  for (const path of nodes.keys())
    if (!known.has(path) && !used.includes(`"{${path}}"`)) problems.push(`${path}: the kit has no such token`)
  if (problems.length) throw new Error(problems.join('\n'))
  return theme
}

/** `light-dark()` takes colours only. */
function mergeShadows(light: string, dark: string): string {
  const darkLayers = split(dark, ',')
  return split(light, ',')
    .map((layer, index) => {
      const parts = split(layer, ' ')
      const shade = parts.pop() ?? ''
      return [...parts, `light-dark(${shade}, ${split(darkLayers[index] ?? layer, ' ').at(-1) ?? shade})`].join(' ')
    })
    .join(', ')
}

/** The tokens that a stylesheet sets. */
export function readTheme(css: string): Theme {
  const declarations = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--shop-[\w-]+)\s*:\s*([^;}]+)/g)
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value.trim().replaceAll(/\s+/g, ' ')]))
}

/** A stylesheet that sets the tokens of a theme. */
export const writeTheme = (theme: Theme): string =>
  `:root {\n${Object.entries(theme)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`
