import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { until } from './page.ts'
import { outputOf, start, stop } from './processes.ts'
import { documentFunction, pageFunction, pressActions, type Session, typeActions, within } from './session.ts'

interface Answer {
  id?: number
  result?: Record<string, unknown>
  error?: string
  message?: string
}

const callTimeoutMs = 60_000

/** A window that opens with an empty page has the focus in its address bar for ever: pages match no `:focus-visible` and report no `blur`. */
const startPage = 'data:text/html,<title>Start</title>'

/** No updates and reports. */
const quietPreferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'browser.startup.page': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'browser.region.network.url': '',
  'ui.prefersReducedMotion': 1,
}

/** A session by WebDriver BiDi, which Firefox speaks itself: Debian has no geckodriver. */
export async function openFirefox(program: string, preferences: Record<string, string | number | boolean> = {}): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'shop-kit-firefox-'))
  const lines = Object.entries({ ...quietPreferences, ...preferences }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const browser = start(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', startPage], {
    HOME: profile,
  })
  const end = async () => {
    await stop(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [, address] = await outputOf(browser, /WebDriver BiDi listening on (ws:\S+)/)
    const socket = new WebSocket(`${address}/session`)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const waiting = new Map<number, (answer: Answer) => void>()
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    })
    let lastId = 0
    const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
      const id = ++lastId
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params }))
      const { result, error, message } = await within(callTimeoutMs, method, answered).finally(() => waiting.delete(id))
      if (!result) throw new Error(`${method}: ${error} ${message?.slice(0, 300)}`)
      return result
    }
    await send('session.new', { capabilities: {} })
    const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const context = contexts[0]?.context
    await send('browsingContext.navigate', { context, url: startPage, wait: 'complete' }) // its own load may come later
    const run: Session['run'] = async (work, ...args) => {
      const answer = await send('script.callFunction', {
        functionDeclaration: pageFunction(work as never),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })
      const { result, exceptionDetails } = answer as { result?: { value: string }; exceptionDetails?: { text: string } }
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    }
    return {
      async open(url) {
        await run(() => void Object.assign(window, { isPrevious: true }))
        await send('browsingContext.navigate', { context, url, wait: 'complete' })
        // it may resolve before the document changes, when that of another process replaces it
        const hasLoaded = () => run(() => !('isPrevious' in window) && document.readyState === 'complete').catch(() => false)
        await until(`the document of ${url}`, hasLoaded)
      },
      runFirst: async (work) => void (await send('script.addPreloadScript', { functionDeclaration: documentFunction(work) })),
      run,
      async press(x, y) {
        const perform = () => send('input.performActions', { context, actions: pressActions(x, y) })
        await perform().catch(async (error: Error) => {
          // the mouse cannot move yet over a window that has just been drawn for the first time
          if (!error.message.includes('synthesizeMouseAtPoint')) throw error
          await new Promise((resolve) => setTimeout(resolve, 500))
          await perform()
        })
      },
      type: async (text) => void (await send('input.performActions', { context, actions: typeActions(text) })),
      picture: async () => Buffer.from((await send('browsingContext.captureScreenshot', { context })).data as string, 'base64'),
      resize: async (width, height) => void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
      async close() {
        await send('browser.close', {}).catch(() => {})
        socket.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
