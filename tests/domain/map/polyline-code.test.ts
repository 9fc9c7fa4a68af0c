import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePolyline, encodePolyline, type Point } from '../../../src/domain/map/polyline-code.ts'
import outlines from '../../../src/parts/map/canvas/outlines.json'

const points = fc.array(fc.tuple(fc.integer({ min: -18_000, max: 18_000 }), fc.integer({ min: -9000, max: 9000 })), { minLength: 1 })

test('decoding returns the line to 0.01 degree, without repeated points', () => {
  fc.assert(
    fc.property(points, (steps) => {
      const line = steps.map(([x, y]): Point => [x / 100, y / 100])
      const distinct = line.filter(([lng, lat], at) => at === 0 || lng !== line[at - 1]?.[0] || lat !== line[at - 1]?.[1])
      expect(decodePolyline(encodePolyline(line))).toEqual(distinct.map(([lng, lat]) => [lng + 0, lat + 0]))
    }),
  )
})

test('the map outlines contain the countries of the shops and stay small', () => {
  const rings = outlines.land.map(([outer = '']) => decodePolyline(outer))
  const isInside = ([x, y]: Point) =>
    rings.some((ring) =>
      ring.reduce((inside, [ax, ay], at) => {
        const [bx, by] = ring[(at + 1) % ring.length] ?? [0, 0]
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
      }, false),
    )
  const cities: Point[] = [
    [25.28, 54.69],
    [24.15, 56.9],
    [26.72, 58.38],
    [-93.2, 44.9],
  ]
  expect(cities.filter(isInside)).toEqual(cities)
  expect(isInside([19.5, 57.5])).toBe(false)
  expect(JSON.stringify(outlines).length).toBeLessThan(60_000)
})
