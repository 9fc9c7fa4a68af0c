import { expect, test } from 'vitest'
import { flakyStories, flakyTests, retryableFiles } from '../../scripts/flaky-tests.ts'

const stack = [
  'AssertionError: expected 1 to be 2',
  '    at /home/somebody/shop/node_modules/chai/src/index.js:3:1',
  '    at /home/somebody/shop/tests/stores/wishlist/wishlist.test.ts:81:19',
].join('\n')

test('a test that passed at its second chance is named with what was wrong at first, and where', () => {
  const assertionResults = [
    { fullName: 'carts add up', status: 'passed', failureMessages: [] },
    { fullName: 'an empty wishlist asks nothing', status: 'passed', failureMessages: [stack] },
    { fullName: 'a page that nobody reached', status: 'passed', failureMessages: ['TimeoutError: nothing came'] },
    { fullName: 'prices', status: 'failed', failureMessages: [stack, stack] },
    { fullName: 'stories', status: 'passed', failureMessages: null },
  ]
  expect(flakyTests({ numPassedTests: 4, numFailedTests: 1, testResults: [{ name: 'stores.test.ts', assertionResults }] })).toEqual([
    'an empty wishlist asks nothing: AssertionError: expected 1 to be 2 at tests/stores/wishlist/wishlist.test.ts:81:19',
    'a page that nobody reached: TimeoutError: nothing came',
  ])
})

test('a story that passed at its second chance is named with what was wrong at first', () => {
  const output = [
    'PASS stories/a.ts',
    ' LOGGING RETRY ERRORS  Shell/shop-header Open play-test',
    ' RETRY 1 ',
    '',
    '    Message:',
    '      no menu',
    '',
    '    at header',
  ]
  expect(flakyStories(output.join('\n'))).toEqual(['Shell/shop-header Open play-test: no menu'])
  expect(flakyStories('PASS stories/a.ts')).toEqual([])
})

test('files with a failure run once more alone, unless so many failed that it is no accident', () => {
  const file = (name: string, status: string) => ({ name, assertionResults: [{ fullName: name, status }] })
  const report = (...testResults: ReturnType<typeof file>[]) => ({ numPassedTests: 0, numFailedTests: 0, testResults })
  const failed = ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed'))
  expect(retryableFiles(report(file('prices', 'passed'), ...failed.slice(1)))).toEqual(['b', 'c', 'd'])
  expect(retryableFiles(report(...failed))).toEqual([])
})
