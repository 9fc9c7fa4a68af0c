import sharp from 'sharp'
import { gatewayContent } from '../../../demo/gateway-content.ts'
import type { Adapter } from '../../../gateway/adapter.ts'
import { createMedusa } from '../../../gateway/engines/medusa/medusa.ts'
import { createVendure } from '../../../gateway/engines/vendure/vendure.ts'
import { createGateway, type GatewayOptions } from '../../../gateway/gateway.ts'
import { openEmptyDb } from '../../../tools/samples/database.ts'
import { changing } from '../shop.ts'
import { teardowns } from '../teardowns.ts'
import { publishableKey, startMedusaDouble } from './medusa-double.ts'
import { onlineMethod, startVendureDouble } from './vendure-double.ts'

export const origin = 'http://localhost:4700'

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

/** A browser with its cookies. */
export interface Browser {
  ask(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  read<T>(path: string, body?: unknown): Promise<T>
}

/** The gateway in front of a double; both end with the test file. */
async function openInFront(engine: { url: string; close(): Promise<void> }, adapter: Adapter, options: Partial<GatewayOptions>) {
  const gateway = await createGateway({
    content: gatewayContent,
    db: await openEmptyDb(),
    adapter,
    engineUrl: engine.url,
    fetchBytes: picture,
    siteOrigin: origin,
    ...options,
  })
  teardowns.push(async () => {
    await gateway.close()
    await engine.close()
  })
  const browser = (): Browser => {
    let cookie = ''
    const ask: Browser['ask'] = async (path, body, headers) => {
      const response = await gateway.fetch(
        new Request(new URL(path, origin), {
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
          headers: { ...(body !== undefined && changing), ...(cookie && { cookie }), ...headers },
        }),
      )
      for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
      return response
    }
    return {
      ask,
      read: async (path, body) => {
        const response = await ask(path, body)
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
        return response.json()
      },
    }
  }
  return { gateway, browser }
}

const timeoutMs = 1000

export async function openGateway(options: Partial<GatewayOptions> = {}, engine: { currency?: string } = {}) {
  const vendure = await startVendureDouble(engine)
  return {
    vendure,
    ...(await openInFront(vendure, createVendure({ url: vendure.url, timeoutMs, onlinePayments: [onlineMethod.code] }), options)),
  }
}

export async function openMedusaGateway(options: Partial<GatewayOptions> = {}, engine: { currency?: string } = {}) {
  const medusa = await startMedusaDouble(engine)
  const adapter = createMedusa({ url: medusa.url, key: publishableKey, country: 'LT', timeoutMs })
  return { medusa, adapter, ...(await openInFront(medusa, adapter, options)) }
}

export const account = { email: 'ann@example.com', password: 'correct horse 1' }

/** An account in the engine. */
export const addAccount = ({ vendure }: Awaited<ReturnType<typeof openGateway>>) =>
  vendure.accounts.set(account.email, { id: '7', password: account.password, isVerified: true, firstName: 'Ann', lastName: 'Example' })
