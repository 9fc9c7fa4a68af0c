import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

/** The page of this process: one file after the other plays in it, for a new one would compile Storybook anew. */
let kept

/** The runner's bindings are there already, and cannot be put there twice. */
const bound = (page) =>
  new Proxy(page, {
    get(target, name) {
      if (name === 'exposeBinding') return async () => {}
      const value = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Takes away what the stories of another file have left behind, and loads Storybook. */
async function loadAgain({ page, context }) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await setupPage(bound(page), context)
}

/** A story that left its page made the runner open another one: that is the page of this process from here on. */
async function goOnWith(page, context) {
  kept = { ...kept, context, page }
  await setupPage(page, context)
}

/** What jest sends to a process of its own when nothing is left to do; the browser would keep the process alive. */
const endMessage = 2
const closeAtEnd = (message) => {
  if (message[0] !== endMessage) return
  process.off('message', closeAtEnd)
  kept?.browser.close()
}

/** The runner's own environment with a page that outlasts a file; the hooks of test-runner.ts are read once for all of them. */
export default class StoriesEnvironment extends PlaywrightEnvironment {
  async setup() {
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = kept !== undefined
    await super.setup()
    if (kept) {
      Object.assign(this.global, kept)
      await loadAgain(kept)
    } else {
      const { browser, context, page } = this.global
      await setupPage(page, context)
      kept = { browser, context, page }
      process.on('message', closeAtEnd)
    }
    const { preVisit, postVisit } = await getTestRunnerConfig()
    const hooks = { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: goOnWith, __sbCollectCoverage: false }
    Object.assign(this.global, hooks)
  }

  async teardown() {
    if (process.send)
      this.global.browser = undefined // the runner would close it
    else kept = undefined // a few files run in the process of jest itself
    await super.teardown()
  }
}
