import { expect, test } from 'vitest'
import { flakyStories, flakyTests, retryableFiles } from '../../tools/test/flaky-tests.ts'

const stack = [
  'AssertionError: expected 1 to be 2',
  '    at /home/user/shop/node_modules/chai/src/index.js:3:1',
  '    at /home/user/shop/tests/stores/wishlist/wishlist.test.ts:81:19',
].join('\n')

test('flakyTests lists tests that passed on retry, with the first error and its location', () => {
  const assertionResults = [
    { fullName: 'carts add up', status: 'passed', failureMessages: [] },
    { fullName: 'an empty wishlist sends no request', status: 'passed', failureMessages: [stack] },
    { fullName: 'an unreachable page', status: 'passed', failureMessages: ['TimeoutError: no response'] },
    { fullName: 'prices', status: 'failed', failureMessages: [stack, stack] },
    { fullName: 'stories', status: 'passed', failureMessages: null },
  ]
  expect(flakyTests({ numPassedTests: 4, numFailedTests: 1, testResults: [{ name: 'stores.test.ts', assertionResults }] })).toEqual([
    'an empty wishlist sends no request: AssertionError: expected 1 to be 2 at tests/stores/wishlist/wishlist.test.ts:81:19',
    'an unreachable page: TimeoutError: no response',
  ])
})

test('flakyStories lists stories that passed on retry, with the first error', () => {
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

test('retryableFiles returns up to three failed files, and none if more failed', () => {
  const file = (name: string, status: string) => ({ name, assertionResults: [{ fullName: name, status }] })
  const report = (...testResults: ReturnType<typeof file>[]) => ({ numPassedTests: 0, numFailedTests: 0, testResults })
  const failed = ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed'))
  expect(retryableFiles(report(file('prices', 'passed'), ...failed.slice(1)))).toEqual(['b', 'c', 'd'])
  expect(retryableFiles(report(...failed))).toEqual([])
})
