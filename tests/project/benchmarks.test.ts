import { describe, expect, test } from 'vitest'
import { barChart } from '../../bench/chart.ts'
import { median } from '../../bench/median.ts'
import { replaceSection } from '../../bench/section.ts'

describe('the median', () => {
  test('is the middle value, or the mean of the two in the middle', () => {
    expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([7])]).toEqual([5, 2.5, 7])
  })

  test('ignores failed measurements and is NaN if all failed', () => {
    expect([median([Number.NaN, 3, 1]), median([Number.NaN]), median([])]).toEqual([2, Number.NaN, Number.NaN])
  })
})

describe('the chart', () => {
  const bars = [
    { label: 'static', value: 1 },
    { label: '<script>', value: 2.345 },
    { label: 'skipped', value: Number.NaN },
  ]
  const svg = barChart({
    title: 'Speed & size',
    description: 'Lower is better',
    notes: ['npm run bench'],
    panels: [{ heading: 'First card', unit: ' ×', bars }],
  })

  test('has a title, a description for screen readers, its source, and colors for both schemes', () => {
    expect(svg).toContain('role="img" aria-labelledby="title description"')
    expect(svg).toContain('<title id="title">Speed &amp; size</title>')
    expect(svg).toContain('<desc id="description">Lower is better</desc>')
    expect(svg).toContain('>npm run bench</text>')
    expect(svg).toContain('@media (prefers-color-scheme: dark)')
  })

  test('has bars in proportion to their values, and none for a missing value', () => {
    const [one = 0, two = 0, none] = [...svg.matchAll(/class="bar".*? width="(\d+)"/g)].map(([, length]) => Number(length))
    expect(two / one).toBeCloseTo(2.345, 1)
    expect(none).toBe(0)
    expect(svg).toMatch(/>1 ×<[\s\S]*>2\.35 ×<[\s\S]*>none</)
  })

  test('escapes its texts', () => {
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).not.toContain('<script>')
  })
})

describe('a section of a document', () => {
  const document = 'before\n<!-- a -->\nold\n<!-- /a -->\nafter\n'

  test('is replaced without the text around it, as often as needed', () => {
    const once = replaceSection(document, 'a', 'new\n')
    expect(once).toBe('before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter\n')
    expect(replaceSection(once, 'a', 'new\n')).toBe(once)
  })

  test('must exist', () => {
    expect(() => replaceSection(document, 'b', '')).toThrow('no section b')
  })
})
