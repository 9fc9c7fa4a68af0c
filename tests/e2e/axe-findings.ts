import { type getAxeResults, injectAxe } from 'axe-playwright'
import type { Page } from 'playwright'

type AxeResults = Awaited<ReturnType<typeof getAxeResults>>
type NodeResult = AxeResults['violations'][number]['nodes'][number]

/** What `injectAxe` puts into a page. */
interface Axe {
  run(options: object): Promise<AxeResults>
  run(context: object, options: object): Promise<AxeResults>
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const formatFinding = (id: string, help: string, { target, failureSummary }: NodeResult) => `${id}: ${help}: ${target}: ${failureSummary}`

/**
 * Whether a target that is too small where the page was left is large enough where it stands free: a header that stays,
 * or the edge of a row that scrolls, covers a part of what is under it.
 */
async function isLargeWhenFree(page: Page, target: NodeResult['target']): Promise<boolean> {
  const { violations } = await page.evaluate(async (path): Promise<AxeResults> => {
    let root: Document | ShadowRoot = document
    let element: Element | null = null
    for (const selector of path) {
      element = root.querySelector(selector)
      if (element?.shadowRoot) root = element.shadowRoot
    }
    element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { axe } = globalThis as never as { axe: Axe }
    return axe.run(path.length > 1 ? { fromShadowDom: path } : path, { runOnly: { type: 'rule', values: ['target-size'] } })
  }, target.flat())
  return violations.length === 0
}

/** Every rule is looked at; of one that finds nothing only the first place is told: nobody reads the others. */
export const findingsOnly = { resultTypes: ['violations' as const] }

/** What axe finds on the page as it is, and the rules that it could not look at; colours are to be at rest. */
export async function axeFindings(page: Page): Promise<string[]> {
  await injectAxe(page)
  const { violations, incomplete } = await page.evaluate(
    (options): Promise<AxeResults> => (globalThis as never as { axe: Axe }).axe.run(options),
    { runOnly: tags, ...findingsOnly },
  )
  const found = incomplete.filter((rule) => 'error' in rule).map(({ id, nodes }) => `${id} was left out: ${nodes[0]?.html}`)
  for (const { id, help, nodes } of violations)
    for (const node of nodes)
      if (id !== 'target-size' || !(await isLargeWhenFree(page, node.target))) found.push(formatFinding(id, help, node))
  return found
}
