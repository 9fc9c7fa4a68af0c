import { type getAxeResults, injectAxe } from 'axe-playwright'
import type { Page } from 'playwright'

type AxeResults = Awaited<ReturnType<typeof getAxeResults>>
type NodeResult = AxeResults['violations'][number]['nodes'][number]

/** The global that `injectAxe` adds to a page. */
interface Axe {
  run(options: object): Promise<AxeResults>
  run(context: object, options: object): Promise<AxeResults>
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const formatFinding = (id: string, help: string, { target, failureSummary }: NodeResult) => `${id}: ${help}: ${target}: ${failureSummary}`

/**
 * Whether a target that axe reports as too small is large enough once scrolled to the centre. A sticky header or the edge of
 * a scrolling row may cover a part of it.
 */
async function isLargeEnoughUncovered(page: Page, target: NodeResult['target']): Promise<boolean> {
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

/** Options that run every rule but keep details of violations only, for speed. */
export const findingsOnly = { resultTypes: ['violations' as const] }

/** Violations that axe finds on the current page, and rules that failed to run. Call it after transitions end. */
export async function axeFindings(page: Page): Promise<string[]> {
  await injectAxe(page)
  const { violations, incomplete } = await page.evaluate(
    (options): Promise<AxeResults> => (globalThis as never as { axe: Axe }).axe.run(options),
    { runOnly: tags, ...findingsOnly },
  )
  const findings = incomplete.filter((rule) => 'error' in rule).map(({ id, nodes }) => `${id} failed to run: ${nodes[0]?.html}`)
  for (const { id, help, nodes } of violations)
    for (const node of nodes)
      if (id !== 'target-size' || !(await isLargeEnoughUncovered(page, node.target))) findings.push(formatFinding(id, help, node))
  return findings
}
