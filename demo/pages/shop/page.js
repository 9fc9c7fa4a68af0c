/*
 * Which products a page shows is in its address: /c/{category} names a category, ?list= a product list. The listing
 * starts once its source is known.
 */
const listing = document.querySelector('shop-product-list[data-source]')

const nameOf = (slug) => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

if (listing?.dataset.source === 'category') {
  const slug = decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '')
  const link = [...document.querySelectorAll('.nav a')].find((entry) => entry.pathname === location.pathname)
  const title = link?.textContent ?? nameOf(slug)
  for (const place of document.querySelectorAll('[data-title]')) place.textContent = title
  document.title = document.title.replace('Category', title)
  link?.setAttribute('aria-current', 'page')
  listing.setAttribute('category', slug)
}

if (listing?.dataset.source === 'list') listing.setAttribute('product-list', new URLSearchParams(location.search).get('list') || 'imported')
