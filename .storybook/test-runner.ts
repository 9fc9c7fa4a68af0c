import type { TestRunnerConfig } from '@storybook/test-runner'
import { getAxeResults, injectAxe } from 'axe-playwright'

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0]

interface Storybook {
  __STORYBOOK_PREVIEW__: { currentSelection?: { storyId: string } }
  __STORYBOOK_ADDONS_CHANNEL__: { once(event: string, heard: (detail: unknown) => void): void; emit(event: string, detail: unknown): void }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Selects nothing where this story is shown already, as at its second chance: the runner takes a story that does not
 * change for one that passed, and would not play it.
 */
const leave = (page: Page, id: string) =>
  page.evaluate(async (shown) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as never as Storybook
    if (preview.currentSelection?.storyId !== shown) return
    const isLeft = new Promise((resolve) => channel.once('storyMissing', resolve))
    channel.emit('setCurrentStory', { storyId: 'none--none', viewMode: 'story' })
    await isLeft
  }, id)

/** Every story renders, its play function passes, and axe finds nothing and leaves no rule out. */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    await leave(page, id)
    await page.emulateMedia({ reducedMotion: 'reduce' }) // colours are measured at rest
    // the page stays from story to story, and axe with it
    if (!(await page.evaluate(() => 'axe' in globalThis))) await injectAxe(page)
  },
  async postVisit(page) {
    const options = { runOnly: rules, resultTypes: ['violations'], preload: false }
    const { violations, incomplete } = await getAxeResults(page, '#storybook-root', options)
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, target }) => `${id}: ${help}\n  ${target}\n  ${html}`))
    // a rule that throws ends among the incomplete ones, and all its findings are lost
    for (const rule of incomplete) if ('error' in rule) found.push(`${rule.id} was left out\n  ${rule.nodes[0]?.html}`)
    if (found.length) throw new Error(`axe finds\n${found.join('\n')}`)
  },
}
export default config
