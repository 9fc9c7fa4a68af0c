/*
 * Which products a page shows is in its address: /c/{category} names a category, ?list= a product list; below /lt the same
 * in Lithuanian. The listing starts once its source is known.
 */
const listing = document.querySelector('shop-product-list[data-source]')

const lastPart = (path) => decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? '')

const nameOf = (slug) => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function showCategory(id, title) {
  for (const place of document.querySelectorAll('[data-title]')) place.textContent = title
  document.title = document.title.replace('Category', title)
  for (const link of document.querySelectorAll('.nav a')) if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
  listing.setAttribute('category', id)
}

function showSource() {
  if (listing?.dataset.source === 'list')
    listing.setAttribute('product-list', new URLSearchParams(location.search).get('list') || 'imported')
  if (listing?.dataset.source !== 'category') return
  const slug = lastPart(location.pathname)
  const link = [...document.querySelectorAll('.nav a')].find((entry) => entry.pathname === location.pathname)
  showCategory(slug, link?.textContent ?? nameOf(slug))
}

/** The words of the pages themselves; the categories have their own. */
const lithuanian = {
  'To the products': 'Prie prekių',
  'Free delivery over €60,00': 'Nemokamas pristatymas nuo €60,00',
  Home: 'Pradžia',
  Imported: 'Importuota',
  'Hand tools': 'Rankiniai įrankiai',
  Products: 'Prekės',
  Shop: 'Parduotuvė',
  Contact: 'Kontaktai',
}

async function showLithuanian() {
  document.documentElement.lang = 'lt'
  document.querySelector('shop-config').setAttribute('language', 'lt')
  const before = listing?.previousElementSibling
  listing?.remove()
  const answer = await fetch('/api/categories?lang=lt').catch(() => undefined)
  const categories = answer?.ok ? await answer.json() : []
  for (const place of document.querySelectorAll('a, h1, h2, .strip span, .crumbs span')) {
    const path = place.getAttribute('href') ?? ''
    const category = path.startsWith('/c/') && categories.find(({ id }) => id === lastPart(path))
    const words = category?.title ?? lithuanian[place.textContent]
    if (words) place.textContent = words
    if (category?.url) place.href = category.url
    if (path === '/') place.href = '/lt/'
  }
  const shown = categories.find(({ id, url }) => url === location.pathname || id === lastPart(location.pathname))
  if (shown && listing) showCategory(shown.id, shown.title)
  else showSource()
  if (listing) before.after(listing)
}

if (/^\/lt(\/|$)/.test(location.pathname)) showLithuanian()
else showSource()
