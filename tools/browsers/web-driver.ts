import { ofetch } from 'ofetch'
import { freePort } from '../free-port.ts'
import { start, stop } from './processes.ts'
import { documentFunction, pageFunction, pressActions, type Session, typeActions, within } from './session.ts'

export interface DriverOptions {
  /** the driver program, and what runs it */
  command: readonly [string, ...string[]]
  capabilities: Record<string, unknown>
  env?: Record<string, string>
  /** whether the driver passes on commands of the DevTools protocol */
  hasDevTools?: boolean
}

const callTimeoutMs = 60_000

/** A session by WebDriver: Chromium and WebKitGTK, whose drivers are programs of their own. */
export async function openWebDriver({ command: [program, ...args], capabilities, env, hasDevTools }: DriverOptions): Promise<Session> {
  const port = await freePort()
  const driver = start(program, [...args, `--port=${port}`], env)
  const origin = `http://127.0.0.1:${port}`
  const send = async <T>(path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', body?: object): Promise<T> => {
    const options = { method, ...(method === 'POST' && { body: body ?? {} }), retry: 0, timeout: callTimeoutMs, ignoreResponseError: true }
    const { value } = await ofetch<{ value: T & { error?: string; message?: string } }>(origin + path, options)
    if (value?.error) throw new Error(`${value.error}: ${value.message?.slice(0, 300)}`)
    return value
  }
  try {
    const isReady = async () => {
      while (!(await send<{ ready: boolean }>('/status').catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await within(30_000, `starting ${program}`, isReady())
    const { sessionId } = await send<{ sessionId: string }>('/session', 'POST', { capabilities: { alwaysMatch: capabilities } })
    const path = `/session/${sessionId}`
    await send(`${path}/timeouts`, 'POST', { script: callTimeoutMs, pageLoad: callTimeoutMs })
    const runFirst = (work: () => void) =>
      send<void>(`${path}/goog/cdp/execute`, 'POST', {
        cmd: 'Page.addScriptToEvaluateOnNewDocument',
        params: { source: `(${documentFunction(work)})()` },
      })
    return {
      ...(hasDevTools && { runFirst }),
      open: (url) => send(`${path}/url`, 'POST', { url }),
      async run(work, ...args) {
        const script = `const [text, done] = arguments; (${pageFunction(work as never)})(text).then((json) => done({ json }), (error) => done({ error: String(error) }))`
        const answer = await send<{ json?: string; error?: string }>(`${path}/execute/async`, 'POST', {
          script,
          args: [JSON.stringify(args)],
        })
        if (answer.json === undefined) throw new Error(answer.error)
        return JSON.parse(answer.json)
      },
      press: (x, y) => send(`${path}/actions`, 'POST', { actions: pressActions(x, y) }),
      type: (text) => send(`${path}/actions`, 'POST', { actions: typeActions(text) }),
      picture: async () => Buffer.from(await send<string>(`${path}/screenshot`), 'base64'),
      resize: (width, height) => send(`${path}/window/rect`, 'POST', { x: 0, y: 0, width, height }),
      async close() {
        await send(path, 'DELETE').catch(() => {})
        await stop(driver)
      },
    }
  } catch (error) {
    await stop(driver)
    throw error
  }
}
