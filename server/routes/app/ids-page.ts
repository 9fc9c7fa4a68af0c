import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { loopbackOnly } from '../../context/loopback.ts'
import { languageOf } from '../../http/language.ts'

/** An id as an attribute writes it, and what it stands for. */
type Named = readonly [id: string, title: string]

async function readNames({ db, catalogue }: Deps, lang: ReturnType<typeof languageOf>): Promise<[attribute: string, names: Named[]][]> {
  const { categories, lists, attributes } = catalogue.now().reference
  const [forms, news, pages] = await Promise.all([
    db.query<{ id: string; title: string | null }>(`select id, definition #>> array['title', $1] as title from form order by id`, [lang]),
    db.query<{ id: string; title: string | null }>('select id, titles ->> $1 as title from news order by published desc, id', [lang]),
    db.query<{ path: string; title: string }>(
      `select t.path, t.title from page_text t join page p on p.key = t.page
       where t.lang = $1 and p.preview_hash is null order by t.path`,
      [lang],
    ),
  ])
  return [
    ['product-list', [...lists.keys()].map((id): Named => [id, ''])],
    ['category', [...categories.values()].map(({ id, texts, depth }): Named => [id, `${'– '.repeat(depth)}${texts(lang).title}`])],
    [
      'preset-filters',
      [
        ['price=10|50', ''],
        ...[...attributes.values()]
          .filter(({ isFilter }) => isFilter)
          .map(({ code, texts, values }): Named => [`da-${code}=${[...values.keys()].slice(0, 12).join('|')}`, texts(lang).title]),
      ],
    ],
    ['form-id', forms.map(({ id, title }): Named => [id, title ?? ''])],
    ['news-id', news.map(({ id, title }): Named => [id, title ?? ''])],
    ['path', pages.map(({ path, title }): Named => [path, title])],
  ]
}

/** /dev/ids: the names that attributes of tags may have in this shop. Loopback only. */
export const idsPage = (deps: Deps) =>
  new Hono<AppEnv>().get('/dev/ids', loopbackOnly, async (c) => {
    const names = await readNames(deps, languageOf(c))
    c.header('Cache-Control', 'no-store')
    return c.html(
      html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/tokens.css"><link rel="stylesheet" href="/desk.css">
      <title>Ids for attributes</title><main><h1>Ids for attributes</h1>
      ${names.map(
        ([attribute, all]) =>
          html`<h2><code>${attribute}</code></h2><table><tbody>${all.map(
            ([id, title]) => html`<tr><td><code>${id}</code></td><td>${title}</td></tr>`,
          )}</tbody></table>`,
      )}</main></html>`,
    )
  })
