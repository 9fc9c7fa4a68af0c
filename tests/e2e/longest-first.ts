import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that keep a worker busy for the longest, longest first: one of them begun last would leave the others idle. */
const slowFiles = [
  ...['e2e/account-journeys', 'e2e/walk', 'e2e/pages', 'e2e/cart-page', 'e2e/accessible-accounts', 'e2e/journeys', 'e2e/social-journeys'],
  ...['elements/leak', 'e2e/layout-shift'],
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = slowFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at < 0 ? slowFiles.length : at
}

/** The usual order, by what earlier runs took or by size, with the heavy files of the browser before it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.sort((a, b) => rank(a) - rank(b))
  }
}
