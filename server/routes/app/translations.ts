import { Hono } from 'hono'
import { html } from 'hono/html'
import { missingTranslation } from '../../../src/model/app/missing-translation.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { loopbackOnly } from '../../context/loopback.ts'
import { readBody } from '../../http/body.ts'
import { languageOf } from '../../http/language.ts'
import { badRequest, tooMany } from '../../http/problem.ts'

/** Keys are English interface texts: letters, digits, punctuation and placeholders in braces, but no markup. */
const keyPattern = /^[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Zs}+=|]+$/u
const maxMissing = 2000
const reportRateLimit = { name: 'missing translations', times: 120, seconds: 60 }

/** GET and POST /api/translations (CALL-34, CALL-35). */
export function translationRoutes({ db, languages, now, limiterOf, collectsTranslations }: Deps) {
  const limiter = limiterOf(reportRateLimit)
  return new Hono<AppEnv>()
    .get('/api/translations', async (c) => {
      const rows = await db.query<{ key: string; text: string }>('select key, text from translation where lang = $1 order by key', [
        languageOf(c),
      ])
      return c.json(Object.fromEntries(rows.map(({ key, text }) => [key, text])))
    })
    .post('/api/translations', async (c) => {
      const wait = await limiter.take(clientOf(c).peer)
      if (wait) throw tooMany(wait)
      const { key } = await readBody(c, missingTranslation)
      if (!keyPattern.test(key)) throw badRequest('The key is not an interface text')
      if (collectsTranslations)
        await db.query(
          `insert into missing_translation (key, reported)
           select $1, $2
           where (select count(*) from translation where key = $1) < $3 and (select count(*) from missing_translation) < $4
           on conflict do nothing`,
          [key, now(), languages.codes.length, maxMissing],
        )
      return c.json({ key }, 201)
    })
}

/** /dev/translations: interface texts reported without a translation, newest first. Loopback only. */
export const missingTranslationsPage = ({ db, languages }: Deps) =>
  new Hono<AppEnv>().get('/dev/translations', loopbackOnly, async (c) => {
    const rows = await db.query<{ key: string; reported: Date; langs: string[] }>(
      `select m.key, m.reported, coalesce(array_agg(t.lang) filter (where t.lang is not null), '{}') as langs
       from missing_translation m left join translation t using (key)
       group by m.key, m.reported order by m.reported desc, m.key`,
    )
    const without = (langs: string[]) => languages.codes.filter((language) => !langs.includes(language)).join(', ')
    return c.html(
      html`<!doctype html><html lang="en"><title>Missing translations</title><h1>Missing translations: ${rows.length}</h1>
      <table><tr><th>Text</th><th>Missing in</th><th>Reported</th></tr>
      ${rows.map(({ key, reported, langs }) => html`<tr><td>${key}</td><td>${without(langs)}</td><td>${reported.toISOString()}</td></tr>`)}
      </table></html>`,
    )
  })
