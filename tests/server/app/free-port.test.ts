import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.ts'

test('a port that is free is the one that was asked for; of a taken one, another is', async () => {
  const wanted = await freePort()
  expect(await freePort(wanted)).toBe(wanted)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(wanted, '127.0.0.1', resolve))
  const found = await freePort(wanted)
  expect(found).not.toBe(wanted)
  expect(found).toBeGreaterThan(0)
  await new Promise((resolve) => other.close(resolve))
})
