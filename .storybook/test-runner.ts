import { AxeBuilder } from '@axe-core/playwright'
import type { TestRunnerConfig } from '@storybook/test-runner'

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0]

interface Storybook {
  __STORYBOOK_PREVIEW__: { currentSelection?: { storyId: string } }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: (detail: unknown) => void): void
    emit(event: string, detail: unknown): void
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Deselects the story if it is already selected, as on a retry: the runner would take an unchanged story for one that passed and
 * not play it.
 */
const deselect = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as never as Storybook
    if (preview.currentSelection?.storyId !== storyId) return
    const deselected = new Promise((resolve) => channel.once('storyMissing', resolve))
    channel.emit('setCurrentStory', { storyId: 'none--none', viewMode: 'story' })
    await deselected
  }, id)

/** Every story must render, pass its play function and have no axe violations; every rule must run. */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    await deselect(page, id)
    await page.emulateMedia({ reducedMotion: 'reduce' }) // axe measures colours, which must not be in transition
  },
  async postVisit(page) {
    // legacy mode: without it, each run opens a blank page
    const { violations, incomplete } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('#storybook-root')
      .options({ runOnly: rules, resultTypes: ['violations'], preload: false })
      .analyze()
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, target }) => `${id}: ${help}\n  ${target}\n  ${html}`))
    // a rule that throws is listed as incomplete, without its violations
    for (const rule of incomplete) if ('error' in rule) found.push(`${rule.id} did not run\n  ${rule.nodes[0]?.html}`)
    if (found.length) throw new Error(`axe violations:\n${found.join('\n')}`)
  },
}
export default config
