import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type NodeResult = Violations[number]['nodes'][number]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const formatFinding = (id: string, help: string, { target, failureSummary }: NodeResult) => `${id}: ${help}: ${target}: ${failureSummary}`

/** Axe for the current page. Legacy mode: without it, each run opens a blank page. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/**
 * Whether a target that axe reports as too small is large enough once scrolled to the centre. A sticky header or the edge of
 * a scrolling row may cover a part of it.
 */
async function isLargeEnoughUncovered(page: Page, target: NodeResult['target']): Promise<boolean> {
  const path = target.flat()
  const [host, inner, ...rest] = path
  await page.evaluate((selectors) => {
    let root: Document | ShadowRoot = document
    let element: Element | null = null
    for (const selector of selectors) {
      element = root.querySelector(selector)
      if (element?.shadowRoot) root = element.shadowRoot
    }
    element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }, path)
  const { violations } = await axe(page)
    .include(host && inner ? { fromShadowDom: [host, inner, ...rest] } : path)
    .withRules('target-size')
    .analyze()
  return violations.length === 0
}

/** Violations of any rule that axe finds on the current page. Keeps details of violations only, for speed. */
export const violationsOf = async (page: Page): Promise<Violations> =>
  (
    await axe(page)
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations

/** Violations of WCAG that axe finds on the current page, and rules that failed to run. Call it after transitions end. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await axe(page)
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze()
  const findings = incomplete.filter((rule) => 'error' in rule).map(({ id, nodes }) => `${id} failed to run: ${nodes[0]?.html}`)
  for (const { id, help, nodes } of violations)
    for (const node of nodes)
      if (id !== 'target-size' || !(await isLargeEnoughUncovered(page, node.target))) findings.push(formatFinding(id, help, node))
  return findings
}
