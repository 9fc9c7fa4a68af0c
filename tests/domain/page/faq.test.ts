import { expect, test } from 'vitest'
import { faqItems, toggleAnswer } from '../../../src/domain/page/faq.ts'

const item = (title: string) => ({ title })

test('BANNER-15 a question toggles its answer', () => {
  const open = toggleAnswer(new Set(), 1, true)
  expect([...open]).toEqual([1])
  expect([...toggleAnswer(open, 1, true)]).toEqual([])
})

test('BANNER-15 keeps several answers open, or only the last one', () => {
  expect([...toggleAnswer(new Set([0]), 2, true)]).toEqual([0, 2])
  expect([...toggleAnswer(new Set([0]), 2, false)]).toEqual([2])
})

test('the first source with questions wins, up to a limit', () => {
  expect(faqItems(undefined, [item('Block')], [item('Tag')])).toEqual([item('Block')])
  expect(faqItems([item('Attribute')], [item('Block')])).toEqual([item('Attribute')])
  expect(faqItems([], undefined, [item('Tag')])).toEqual([item('Tag')])
  expect(faqItems(undefined)).toEqual([])
  expect(faqItems(Array.from({ length: 1000 }, (_, place) => item(String(place))))).toHaveLength(200)
})
