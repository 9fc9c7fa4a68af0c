import { describe, expect, test } from 'vitest'
import {
  carouselStops,
  dotWindow,
  expectedStops,
  isLastPage,
  shouldLoadMore,
  sliderStep,
  stepFrom,
  thumbnails,
  visibleSlides,
} from '../../src/domain/carousel.ts'
import { relatedPageSize, sliderSlidesCount } from '../../src/domain/constants.ts'

describe('slides', () => {
  test('CAR-04 4 slides are visible from 1280 px, 3 from 768, 2 from 375, else 1', () => {
    const widths = [1920, 1280, 1279, 768, 767, 375, 374, 0]
    expect(widths.map((width) => visibleSlides(width))).toEqual([4, 4, 3, 3, 2, 2, 1, 1])
  })

  test('estimates the number of stops before the carousel renders, to reserve space for the dots', () => {
    const widths = [1280, 768, 375, 320]
    expect(widths.map((width) => expectedStops(4, width))).toEqual([1, 2, 2, 4])
    expect(widths.map((width) => expectedStops(3, width, [1, 1, 2, 3]))).toEqual([1, 2, 3, 3])
    expect(expectedStops(0, 1280)).toBe(1)
  })

  test('CAR-02 each stop has a dot; of more than seven, a window around the current one', () => {
    const firstAndLast = (stops: number, current: number) => {
      const { first, count } = dotWindow({ stops, current }, 7)
      return [first, first + count - 1]
    }
    expect([firstAndLast(1, 0), firstAndLast(7, 6)]).toEqual([
      [0, 0],
      [0, 6],
    ])
    expect([0, 3, 4, 8, 11].map((current) => firstAndLast(12, current))).toEqual([
      [0, 6],
      [0, 6],
      [1, 7],
      [5, 11],
      [5, 11],
    ])
  })

  test('CAR-06 CONST-16 a product-list slider shows 8 slides, related products load 5 at a time', () => {
    expect(sliderSlidesCount).toBe(8)
    expect(relatedPageSize).toBe(5)
  })
})

describe('stops', () => {
  test('CAR-07 a slider scrolls by 600 px and skips no slide', () => {
    expect([1248, 600, 599, 343].map(sliderStep)).toEqual([600, 600, 599, 343])
  })

  const at = (offsetPx: number, roomPx: number, stepPx: number) => {
    const { stops, current } = carouselStops({ offsetPx, roomPx, stepPx })
    return `${current + 1} of ${stops}`
  }

  test('stops are one step apart, the last one at the end', () => {
    expect(at(0, 0, 600)).toBe('1 of 1')
    expect(at(0, 1312, 600)).toBe('1 of 4')
    expect(at(600, 1312, 600)).toBe('2 of 4')
    expect(at(1311.6, 1312, 600)).toBe('4 of 4')
  })

  test('fractional pixels add no stop', () => {
    expect(at(0, 1280.4, 1280)).toBe('1 of 2')
    expect(at(0, 1279.7, 1280)).toBe('1 of 2')
    expect(at(0, 0.4, 1280)).toBe('1 of 1')
    expect(at(0, 100, 0)).toBe('1 of 101')
  })

  test('PDP-05 the gallery wraps around from the last picture to the first and back', () => {
    const walk = (current: number, by: 1 | -1, around: boolean) => stepFrom({ stops: 5, current }, by, around)
    expect([walk(4, 1, true), walk(0, -1, true), walk(1, 1, true), walk(1, -1, true)]).toEqual([0, 4, 2, 0])
    expect([walk(4, 1, false), walk(0, -1, false)]).toEqual([4, 0])
    expect([stepFrom({ stops: 1, current: 0 }, 1, true), stepFrom({ stops: 1, current: 0 }, -1, true)]).toEqual([0, 0])
  })
})

describe('related products', () => {
  test('CAR-03 PDP-18 the carousel loads more when fewer than two pages of slides remain', () => {
    const needs = (loaded: number, first: number, visible: number) => shouldLoadMore({ loaded, first, visible })
    expect([needs(5, 0, 4), needs(10, 0, 4), needs(12, 0, 4), needs(15, 0, 4)]).toEqual([true, true, false, false])
    expect([needs(15, 3, 4), needs(15, 4, 4)]).toEqual([false, true])
    expect([needs(3, 0, 1), needs(2, 0, 1)]).toEqual([false, true])
  })

  test('PDP-18 a page with fewer than 5 products is the last one', () => {
    expect([5, 4, 0].map((received) => isLastPage(received))).toEqual([false, true, true])
    expect(isLastPage(8, 10)).toBe(true)
  })
})

test('PDP-03 CONST-17 the gallery shows five thumbnails, then a tile with the count of remaining pictures', () => {
  expect([0, 1, 5, 6, 12].map((pictures) => thumbnails(pictures))).toEqual([
    { shown: 0, more: 0 },
    { shown: 1, more: 0 },
    { shown: 5, more: 0 },
    { shown: 5, more: 1 },
    { shown: 5, more: 7 },
  ])
  expect(thumbnails(6, 3)).toEqual({ shown: 3, more: 3 })
})
