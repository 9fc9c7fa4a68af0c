import type { CDPSession } from 'playwright'

/** What the scripts of a page have transferred so far, in bytes. */
export interface ScriptBytes {
  count: number
  bytes: number
  headerBytes: number
}

/** Counts the scripts that the page of a session loads, as compressed as they arrive; bodies and headers separately. */
export async function countScripts(session: CDPSession): Promise<ScriptBytes> {
  await session.send('Network.enable')
  const sum = { count: 0, bytes: 0, headerBytes: 0 }
  const headers = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headerBytes = headers.get(requestId)
    if (headerBytes === undefined) return
    sum.count += 1
    sum.bytes += encodedDataLength - headerBytes
    sum.headerBytes += headerBytes
  })
  return sum
}
