import { addressOf, type Guide } from './contents.ts'
import { type Site, tagAddress } from './layout.tsx'

const firstSentence = (text: string) => /^.*?[.:!?](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
const plain = (text: string) => firstSentence(text.replaceAll('`', '').replace(/ ([.,:;])/g, '$1'))

const snippet = `<script type="module" src="https://shop.example/kit/shop-kit.js"></script>
<shop-config mode="demo"></shop-config>

<shop-cart-button></shop-cart-button>
<shop-product-list product-list="recommended" page-size="4" split-by="off" columns="2 4"></shop-product-list>
<shop-side-cart auto-open></shop-side-cart>`

/** The first page: what it is, and where to go. */
export function Home({ site, descriptionOf }: { site: Site; descriptionOf: (guide: Guide) => string }) {
  return (
    <article>
      <div className="hero">
        <h1>A shop in any web page</h1>
        <p>One script and the tags you want: lists, product pages, cart, checkout, accounts. In plain HTML, a CMS or a framework.</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that is wider than the page scrolls by keyboard */}
      <pre tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      <shop-product-list
        product-list="recommended"
        heading="On the demo shop of this page"
        page-size="4"
        split-by="off"
        columns="2 4"
        pager="none"
      />
      {site.guides.map(({ title, guides }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="cards">
            {guides.map((guide) => (
              <li key={guide.file}>
                <a href={addressOf(guide)}>
                  <strong>{guide.title}</strong>
                  <span>{plain(descriptionOf(guide))}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2>Tags</h2>
      <p>
        <a href="tags/index.html">All {Object.values(site.tags).flat().length} tags</a>, each with a live example and a builder that writes
        its HTML.
      </p>
    </article>
  )
}

/** All tags by group. */
export function TagIndex({ tags, purposeOf }: { tags: Site['tags']; purposeOf: (tag: string) => string }) {
  return (
    <article>
      <h1>Tags</h1>
      <p className="lead">
        Every page has a live example on a demo shop, a builder that writes the HTML, and tables from the tag’s contract.
      </p>
      {Object.entries(tags).map(([group, members]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className="cards">
            {members.map((tag) => (
              <li key={tag}>
                <a href={`../${tagAddress(tag)}`}>
                  <code>{tag}</code>
                  <span>{plain(purposeOf(tag))}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
