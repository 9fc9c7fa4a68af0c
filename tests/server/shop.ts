import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopContent } from '../../demo/shop-content.ts'
import { defaultSiteOrigin } from '../../server/app/origins.ts'
import { createShop, type Shop, type ShopOptions } from '../../server/app/shop.ts'
import { sharedPictures } from '../../tools/samples/database.ts'
import { changing } from '../../tools/samples/order-cart.ts'
import { acquireDb } from './db-pool.ts'
import { teardowns } from './teardowns.ts'

export interface TestShop extends Shop {
  /** Sends a request to a path; an object as body becomes JSON with the headers of the kit. */
  ask(path: string, init?: Omit<RequestInit, 'body'> & { body?: unknown; peer?: string }): Promise<Response>
  /** The JSON of a GET; throws if it fails. */
  read<T = unknown>(path: string, headers?: Record<string, string>): Promise<T>
}

export { changing }

let opened: Promise<TestShop> | undefined

/** The shop with the demo content on a separate database, one per test file; closed at the end of the file. */
export function openShop(): Promise<TestShop> {
  if (!opened) {
    opened = openAnotherShop()
    teardowns.push(async () => {
      opened = undefined
    })
  }
  return opened
}

let reading: Promise<TestShop> | undefined

/** A read-only shop shared by all test files of a process: writes fail. */
export function openReadShop(): Promise<TestShop> {
  reading ??= openAnotherShop().then(async (shop) => {
    teardowns.pop() // keeps it open for the next file
    await shop.db.exec('set default_transaction_read_only = on')
    return shop
  })
  return reading
}

/** A shop with options. */
export async function openAnotherShop(options: Partial<ShopOptions> = {}): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-kit-'))
  const shop = await createShop({ content: shopContent, db: await acquireDb(), dataDir, pictures: sharedPictures(), ...options })
  const ask: TestShop['ask'] = (path, { body, peer, headers, ...init } = {}) => {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    return shop.fetch(
      new Request(new URL(path, defaultSiteOrigin), {
        ...init,
        headers: new Headers({ ...(body !== undefined && changing), ...(headers as Record<string, string>) }),
        ...(sent !== undefined && { body: sent as string }),
      }),
      peer,
    )
  }
  const test: TestShop = {
    ...shop,
    ask,
    read: async (path, headers) => {
      const answer = await ask(path, headers && { headers })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    },
  }
  teardowns.push(async () => {
    await shop.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return test
}

/** A second shop on the database of another, as a process of its own would be. */
export const openSecondShop = ({ db }: Shop, options: Partial<ShopOptions> = {}): Promise<TestShop> =>
  openAnotherShop({ ...options, db: { ...db, close: async () => {} } })
