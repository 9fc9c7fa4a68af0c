import { describe, expect, test } from 'vitest'
import { chooseTests } from '../../tools/test/chosen-tests.ts'
import { reachedTests } from '../../tools/test/reached-tests.ts'
import { chosenSteps } from '../../tools/test/test-steps.ts'

describe('npm test with arguments', () => {
  test('runs a file, a folder, or the files whose name contains the argument', () => {
    expect(chooseTests(['tests/domain/money.test.ts'])).toEqual({ tests: ['tests/domain/money.test.ts'], stories: [] })
    expect(chooseTests(['money']).tests).toContain('tests/domain/money.test.ts')
    expect(chooseTests(['./tests/domain/cart/']).tests).toContain('tests/domain/cart/cart.test.ts')
    expect(chooseTests(['stories/faq.stories.tsx'])).toEqual({ tests: [], stories: ['stories/faq.stories.tsx'] })
  })

  test('otherwise runs the tests whose title contains the words, with characters of patterns taken literally', () => {
    const words = 'with characters of patterns taken literally'
    const chosen = chooseTests(words.split(' '))
    expect(chosen).toEqual({ tests: ['tests/project/chosen-tests.test.ts'], stories: [], title: words })
    expect(chosenSteps({ ...chosen, title: 'is (not) a + b' })[0]?.command.slice(-2)).toEqual(['-t', 'is \\(not\\) a \\+ b'])
  })

  test('says that there is no such test', () => {
    const missing = ['no', 'such', 'words'].join('-')
    expect(() => chooseTests([missing])).toThrow(`No test file and no title of a test contains “${missing}”.`)
  })
})

describe('npm run quick', () => {
  test('runs unit tests that import the change, and tests of stores and server with its subject', () => {
    expect(reachedTests(['src/domain/cart/vat.ts', 'server/cart/pricing/pricer.ts', 'README.md'])).toEqual({
      sources: ['src/domain/cart/vat.ts', 'server/cart/pricing/pricer.ts'],
      tests: ['tests/stores/cart', 'tests/server/cart'],
      skipped: [],
    })
  })

  test('runs changed tests, and names those that need a browser', () => {
    expect(reachedTests(['tests/server/db-pool.test.ts', 'tests/e2e/crawl.test.ts', 'stories/faq.stories.tsx'])).toEqual({
      sources: [],
      tests: ['tests/server/db-pool.test.ts'],
      skipped: ['tests/e2e/crawl.test.ts', 'stories/faq.stories.tsx'],
    })
  })
})
