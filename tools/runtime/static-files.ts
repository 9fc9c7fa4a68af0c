import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Sends a file of a folder, as a plain file server does: by path, without its query; 404 if it does not exist. */
export async function sendFile(folder: string, path: string, response: ServerResponse): Promise<void> {
  try {
    const name = path.endsWith('/') ? `${path}index.html` : path
    const body = await readFile(join(folder, normalize(decodeURIComponent(name))))
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
}
