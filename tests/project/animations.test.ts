import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Properties that a compositor animates without style, layout or paint on the main thread; `visibility` only switches. */
const composited = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'visibility'])

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const)

const keyframesOf = (css: string) => [...css.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, body = '']) => body)
const propertiesOf = (frames: string) => [...frames.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property)

test('keyframes and transitions run on the compositor', () => {
  const found = sheets.flatMap(([file, css]) =>
    [
      ...keyframesOf(css).flatMap(propertiesOf),
      ...[...css.matchAll(/(?<![\w-])transition:([^;]+);/g)].flatMap(([, value = '']) =>
        value.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s/, 1)[0] ?? ''),
      ),
    ].map((property) => `${file}: ${property}`),
  )
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((line) => !composited.has(line.split(': ')[1] ?? '') && !line.endsWith(': none'))).toEqual([])
})
