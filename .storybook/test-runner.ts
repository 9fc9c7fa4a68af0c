import type { TestRunnerConfig } from '@storybook/test-runner'
import { getViolations, injectAxe } from 'axe-playwright'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every story renders, its play function passes, and axe finds nothing. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // colours are measured at rest
    // the page stays from story to story, and axe with it
    if (!(await page.evaluate(() => 'axe' in globalThis))) await injectAxe(page)
  },
  async postVisit(page) {
    const violations = await getViolations(page, '#storybook-root', { runOnly: rules, resultTypes: ['violations'], preload: false })
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, target }) => `${id}: ${help}\n  ${target}\n  ${html}`))
    if (found.length) throw new Error(`axe finds\n${found.join('\n')}`)
  },
}
export default config
