const product = { 'product-id': 'bx-2201' }
const block = (data: object) => ({ block: JSON.stringify({ data }) })
const area = { imageId: 'toolbox-front-3d932ece', imageAlt: 'A red toolbox', title: 'Boxes', url: '/c/workshop' }

/** Attributes with which each tag that a server renders has content. */
export const tagAttributes: Record<string, Record<string, string | boolean>> = {
  'shop-add-to-cart': product,
  'shop-alternative-products': product,
  'shop-breadcrumbs': { crumbs: '[{"title":"Boxes","url":"/c/boxes"},{"title":"Toolbox"}]' },
  'shop-cart-button': {},
  'shop-categories-banner': { categories: 'workshop kitchen' },
  'shop-category': { category: 'workshop' },
  'shop-category-list': {},
  'shop-contacts': {},
  'shop-faq': { items: '[{"title":"How?","description":"<b>So</b>"}]' },
  'shop-footer': {},
  'shop-header': {},
  'shop-image-row': { areas: JSON.stringify([area]) },
  'shop-images': { areas: JSON.stringify([area]) },
  'shop-language-switch': { layout: 'links' },
  'shop-menu': {},
  'shop-news-item': { 'news-id': 'torch-test-in-the-cellar' },
  'shop-news-list': {},
  'shop-not-found': {},
  'shop-page': { path: '/' },
  'shop-product': product,
  'shop-product-attributes': product,
  'shop-product-card': product,
  'shop-product-list': { 'product-list': 'trail', 'page-size': '4', count: true, filters: true },
  'shop-product-list-banner': { 'product-list': 'trail' },
  'shop-related-products': product,
  'shop-search': {},
  'shop-search-results': { search: 'toolbox' },
  'shop-text': block({ text: '<p>Plain <b>words</b></p>' }),
  'shop-text-with-image': block({ text: '<p>Beside</p>', imageId: area.imageId }),
  'shop-video': { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  'shop-wishlist-button': {},
}
