import type { BrowserContext, CDPSession, Disposable, Page } from 'playwright'

/** A tab that one test after the other visits: to a process that has run the kit, a page costs half of the first one. */
export interface PooledTab {
  context: BrowserContext
  page: Page
  session: CDPSession
  /** where it waits for its next visitor: pages that come from there to it and back do so in one process */
  idleUrl: string
  /** whether it was asked for something that cannot be taken back */
  isDirty: () => boolean
  /** does this when its visit ends */
  onRelease: (work: () => unknown) => void
  /** takes back what its visitor has asked for */
  undo: () => Promise<void>
}

/** What stays with a page, or with a browser, for good. */
const dirtyingMethods = {
  page: ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
  context: ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'grantPermissions', 'setGeolocation', 'setOffline', 'newCDPSession'],
} as const

const idle: PooledTab[] = []
const maxIdle = 4

/** Lets whoever calls a method of this object be heard of. */
function interceptMethod(target: object, method: string, tell: (given: unknown[], answer: unknown) => void) {
  const original = Reflect.get(target, method)
  const heard = (...given: unknown[]) => {
    const answer = Reflect.apply(original, target, given)
    tell(given, answer)
    return answer
  }
  Object.assign(target, { [method]: heard })
}

async function createTab(context: BrowserContext, rest: string): Promise<PooledTab> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const undoSteps: (() => unknown)[] = []
  let isSpent = false
  const markDirty = () => {
    isSpent = true
  }
  for (const target of [context, page]) {
    interceptMethod(target, 'addInitScript', (_, added) => undoSteps.push(async () => (await (added as Promise<Disposable>)).dispose()))
    interceptMethod(target, 'on', (given) => undoSteps.push(() => Reflect.apply(target.off, target, given)))
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
    for (const one of undoSteps.splice(0)) await one()
  }
  return { context, page, session, idleUrl: rest, isDirty: () => isSpent, onRelease: (work) => undoSteps.push(work), undo }
}

/** A tab that nobody visits, or a new one in a browser that `newContext` makes. */
export async function acquireTab(rest: string, newContext: () => Promise<BrowserContext>): Promise<PooledTab> {
  const at = idle.findIndex((tab) => tab.idleUrl === rest)
  const [tab] = at < 0 ? [] : idle.splice(at, 1)
  return tab ?? createTab(await newContext(), rest)
}

/** Takes a tab back, as empty as a new one but for what the browser has cached. */
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

/** Ends a tab whose test has failed. */
export const discardTab = ({ context }: PooledTab) => context.close()

/** Empties the storage of the tab itself, which nothing else can, before the first page of a visit to a kept one. */
export const clearSession = (page: Page, visit: string) =>
  page.addInitScript((own) => {
    try {
      if (sessionStorage.getItem('visit') === own) return
      sessionStorage.clear()
      sessionStorage.setItem('visit', own)
    } catch {} // a frame without storage
  }, visit)
