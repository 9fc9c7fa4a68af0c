import sharp from 'sharp'
import { openDb } from '../../../demo/server/db/db.ts'
import { createVendure } from '../../../gateway/engines/vendure/vendure.ts'
import { createGateway, type GatewayOptions } from '../../../gateway/gateway.ts'
import { changing } from '../shop.ts'
import { teardowns } from '../teardowns.ts'
import { startVendureDouble } from './vendure-double.ts'

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

/** The gateway in front of a double of Vendure; both end with the test file. */
export async function openGateway(options: Partial<GatewayOptions> = {}) {
  const vendure = await startVendureDouble()
  const gateway = await createGateway({
    db: await openDb({}),
    adapter: createVendure({ url: vendure.url, timeoutMs: 1000 }),
    engineUrl: vendure.url,
    fetchBytes: picture,
    siteOrigin: origin,
    ...options,
  })
  teardowns.push(async () => {
    await gateway.close()
    await vendure.close()
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
  return { vendure, gateway, browser }
}

export const account = { email: 'ann@example.com', password: 'correct horse 1' }

/** An account in the engine. */
export const addAccount = ({ vendure }: Awaited<ReturnType<typeof openGateway>>) =>
  vendure.accounts.set(account.email, { id: '7', password: account.password, isVerified: true, firstName: 'Ann', lastName: 'Example' })
