import type { BrowserContext, CDPSession, Disposable, Page } from 'playwright'

/** A tab that tests reuse. In a renderer process that already ran the kit, a page loads twice as fast. */
export interface PooledTab {
  context: BrowserContext
  page: Page
  session: CDPSession
  /** URL of the tab while unused; of the same site as its pages, so that navigation keeps the renderer process */
  idleUrl: string
  /** whether a test made a change that cannot be undone */
  isDirty: () => boolean
  /** registers cleanup for the end of the visit */
  onRelease: (work: () => unknown) => void
  /** reverts the changes of the visit */
  undo: () => Promise<void>
}

/** Methods whose effect on a page or context cannot be undone. */
const dirtyingMethods = {
  page: ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
  context: ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'grantPermissions', 'setGeolocation', 'setOffline', 'newCDPSession'],
} as const

const idle: PooledTab[] = []
const maxIdle = 4

/** Calls `onCall` after each call of a method of `target`. */
function interceptMethod(target: object, method: string, onCall: (args: unknown[], result: unknown) => void) {
  const original = Reflect.get(target, method)
  const intercepted = (...args: unknown[]) => {
    const result = Reflect.apply(original, target, args)
    onCall(args, result)
    return result
  }
  Object.assign(target, { [method]: intercepted })
}

async function createTab(context: BrowserContext, idleUrl: string): Promise<PooledTab> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const undoSteps: (() => unknown)[] = []
  let isDirty = false
  const markDirty = () => {
    isDirty = true
  }
  for (const target of [context, page]) {
    interceptMethod(target, 'addInitScript', (_, added) => undoSteps.push(async () => (await (added as Promise<Disposable>)).dispose()))
    interceptMethod(target, 'on', (args) => undoSteps.push(() => Reflect.apply(target.off, target, args)))
    const { clock } = target
    const getClock = () => {
      markDirty()
      return clock
    }
    Object.defineProperty(target, 'clock', { get: getClock })
  }
  for (const method of dirtyingMethods.page) interceptMethod(page, method, markDirty)
  for (const method of dirtyingMethods.context) interceptMethod(context, method, markDirty)
  const undo = async () => {
    for (const step of undoSteps.splice(0)) await step()
  }
  return { context, page, session, idleUrl, isDirty: () => isDirty, onRelease: (work) => undoSteps.push(work), undo }
}

/** Takes an unused tab from the pool, or creates one in a context of `newContext`. */
export async function acquireTab(idleUrl: string, newContext: () => Promise<BrowserContext>): Promise<PooledTab> {
  const index = idle.findIndex((tab) => tab.idleUrl === idleUrl)
  const [tab] = index < 0 ? [] : idle.splice(index, 1)
  return tab ?? createTab(await newContext(), idleUrl)
}

/** Resets a tab and returns it to the pool. Only the HTTP cache survives. */
export async function releaseTab(tab: PooledTab, origins: readonly string[]): Promise<void> {
  const { context, page, session } = tab
  if (tab.isDirty() || page.isClosed()) return context.close()
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' }), tab.undo()])
  for (const other of context.pages()) if (other !== page) await other.close()
  await session.send('Fetch.disable')
  await page.goto(tab.idleUrl)
  await Promise.all([
    session.send('Page.resetNavigationHistory'),
    page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null, contrast: null }),
    context.clearCookies(),
    ...origins.map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ])
  idle.push(tab)
  if (idle.length > maxIdle) await idle.shift()?.context.close()
}

/** Closes a tab whose test failed. */
export const discardTab = ({ context }: PooledTab) => context.close()

/** Clears `sessionStorage` before the first page of a visit; only a script in the page can. */
export const clearSession = (page: Page, visit: string) =>
  page.addInitScript((visitId) => {
    try {
      if (sessionStorage.getItem('visit') === visitId) return
      sessionStorage.clear()
      sessionStorage.setItem('visit', visitId)
    } catch {} // storage is denied in some frames
  }, visit)
