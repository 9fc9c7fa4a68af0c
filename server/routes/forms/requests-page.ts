import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { loopbackOnly } from '../../context/loopback.ts'
import { notFound } from '../../http/problem.ts'

const maxShownRequests = 100

interface RequestRow {
  number: number
  form: string
  url: string
  data: Record<string, unknown>
  received: Date
  files: { id: string; name: string }[]
}

/** /dev/requests: submitted forms with their files, newest first. Loopback only. */
export const requestsPage = ({ db, documents }: Deps) =>
  new Hono<AppEnv>()
    .get('/dev/requests', loopbackOnly, async (c) => {
      const requests = await db.query<RequestRow>(
        `select r.number::float8 as number, r.form, r.url, r.data, r.received,
           coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name)) from document d where d.request = r.id), '[]') as files
         from form_request r order by r.number desc limit $1`,
        [maxShownRequests],
      )
      c.header('Cache-Control', 'no-store')
      return c.html(
        html`<!doctype html><html lang="en"><title>Requests</title><h1>Requests: ${requests.length}</h1>
        ${requests.map(
          ({ number, form, url, data, received, files }) =>
            html`<article id="request-${number}"><h2>${form} ${number}</h2>
            <p>From ${url}, <time datetime="${received.toISOString()}">${received.toISOString()}</time></p>
            <pre>${JSON.stringify(data, undefined, 2)}</pre>
            ${files.map(({ id, name }) => html`<p><a href="/dev/documents/${id}">${name}</a></p>`)}</article>`,
        )}</html>`,
      )
    })
    .get('/dev/documents/:id', loopbackOnly, async (c) => {
      const [document] = await db.query<{ id: string; name: string; type: string }>('select id, name, type from document where id = $1', [
        c.req.param('id'),
      ])
      if (!document) throw notFound()
      return c.body(Readable.toWeb(createReadStream(documents.path(document.id))) as ReadableStream, 200, {
        'Content-Type': document.type,
        'Content-Disposition': `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(document.name)}`,
        'Cache-Control': 'no-store',
      })
    })
