import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { loopbackOnly } from '../../context/loopback.ts'

const maxShownMails = 100

/** /dev/mail: the mails of the shop, newest first. Loopback only. */
export const mailPage = ({ db }: Deps) =>
  new Hono<AppEnv>().get('/dev/mail', loopbackOnly, async (c) => {
    const mails = await db.query<{ no: number; recipient: string; subject: string; body: string; lang: string; created: Date }>(
      'select no, recipient, subject, body, lang, created from outbox order by no desc limit $1',
      [maxShownMails],
    )
    c.header('Cache-Control', 'no-store')
    return c.html(
      html`<!doctype html><html lang="en"><title>Mail</title><h1>Mail: ${mails.length}</h1>
      ${mails.map(
        ({ no, recipient, subject, body, lang, created }) =>
          html`<article id="mail-${no}"><h2 lang="${lang}">${subject}</h2>
          <p>To ${recipient}, <time datetime="${created.toISOString()}">${created.toISOString()}</time></p>
          <pre lang="${lang}">${body}</pre></article>`,
      )}</html>`,
    )
  })
