import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files, slowest first. A slow file that starts last leaves the other workers idle. */
const slowFiles = [
  'account-journeys',
  'crawl',
  'pages',
  'cart-page',
  'accessible-accounts',
  'journeys',
  'social-journeys',
  'leak',
  'layout-shift',
]

const rank = ({ moduleId }: TestSpecification) => {
  const index = slowFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return index < 0 ? slowFiles.length : index
}

/** The default order, by duration of earlier runs or file size, with `slowFiles` first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files)
    return ordered.sort((a, b) => rank(a) - rank(b))
  }
}
