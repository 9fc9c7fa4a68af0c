import type { ReactNode } from 'react'
import { addressOf, type Guide } from './contents.ts'

/** What every page of the site shows. */
export interface Site {
  version: string
  guides: readonly { title: string; guides: readonly Guide[] }[]
  /** tags by group */
  tags: Readonly<Record<string, readonly string[]>>
}

interface LayoutProps {
  site: Site
  title: string
  description: string
  /** path of the page in the site */
  path: string
  /** headings of the page */
  toc?: readonly { id: string; title: string }[]
  children: ReactNode
}

/** `../` for a page in a folder: links are relative, so that the site works at any address. */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1)

export const tagAddress = (tag: string) => `tags/${tag}.html`

function MenuLink({ path, to, children }: { path: string; to: string; children: ReactNode }) {
  return (
    <li>
      <a href={rootOf(path) + to} {...(path === to && { 'aria-current': 'page' as const })}>
        {children}
      </a>
    </li>
  )
}

function Menu({ site, path }: { site: Site; path: string }) {
  return (
    <nav id="menu" className="menu" aria-label="Documentation">
      {site.guides.map(({ title, guides }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {guides.map((guide) => (
              <MenuLink key={guide.file} path={path} to={addressOf(guide)}>
                {guide.title}
              </MenuLink>
            ))}
          </ul>
        </section>
      ))}
      <h2 className="menu-tags">
        <a href={`${rootOf(path)}tags/index.html`}>Tags</a>
      </h2>
      {Object.entries(site.tags).map(([group, tags]) => (
        <details key={group} open={tags.some((tag) => path === tagAddress(tag)) || path === 'tags/index.html'}>
          <summary>{group}</summary>
          <ul>
            {tags.map((tag) => (
              <MenuLink key={tag} path={path} to={tagAddress(tag)}>
                <code>{tag}</code>
              </MenuLink>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

function Search() {
  return (
    <div className="search">
      <input
        id="search"
        type="search"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded="false"
        aria-controls="results"
        aria-autocomplete="list"
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
      />
      <div id="results" role="listbox" aria-label="Results" hidden />
      <p id="found" className="unseen" role="status" />
    </div>
  )
}

/** The site keeps the policy that it recommends. Pictures and videos may be tried in a builder. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  'img-src * data: blob:',
  'media-src *',
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shop-kit',
].join('; ')

/** A page of the site. */
export function Layout({ site, title, description, path, toc = [], children }: LayoutProps) {
  const root = rootOf(path)
  return (
    <html lang="en" data-root={root || './'}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title === 'shop-kit' ? 'shop-kit: a shop in any web page' : `${title} · shop-kit`}</title>
        <meta name="description" content={description} />
        <link rel="icon" href={`${root}icon.svg`} />
        <link rel="stylesheet" href={`${root}docs.css`} />
        <script src={`${root}theme.js`} />
        <script type="module" src={`${root}docs.js`} />
        <script type="module" src={`${root}kit/shop-kit.js`} />
      </head>
      <body>
        <shop-config mode="demo" analytics="off" />
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header className="top">
          <button id="menu-button" type="button" aria-expanded="false" aria-controls="menu">
            Menu
          </button>
          <a className="brand" href={`${root}index.html`}>
            shop-kit <small>{site.version}</small>
          </a>
          <Search />
          <label className="theme">
            <span className="unseen">Colours</span>
            <select id="theme" defaultValue="auto">
              <option value="auto">Auto</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </label>
        </header>
        <div className="frame">
          <Menu site={site} path={path} />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {toc.length > 1 ? (
            <nav className="toc" aria-label="On this page">
              <h2>On this page</h2>
              <ul>
                {toc.map(({ id, title: heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : (
            <div />
          )}
        </div>
      </body>
    </html>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-config': { mode?: string; analytics?: string }
      'shop-product-list': Record<string, string>
    }
  }
}
