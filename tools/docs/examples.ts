/** The live example of a tag: what its builder starts with. */
export interface Example {
  /** initial attributes; `{pictures}` stands for the address of the site's pictures */
  attributes?: Record<string, string>
  /** text inside the tag */
  content?: string
  /** a tag inside the tag */
  inside?: string
  /** tags above the example that it needs to show something */
  before?: string
  /** what to do to see it */
  note?: string
}

const areas = JSON.stringify([
  { imageId: '{pictures}/bench.webp', imageWidth: 400, imageHeight: 400, imageAlt: 'A garden bench', title: 'The bench', url: '/c/garden' },
  { imageId: '{pictures}/lamp.webp', imageWidth: 400, imageHeight: 400, imageAlt: 'A desk lamp', title: 'The lamp', url: '/c/home' },
  {
    imageId: '{pictures}/casserole.webp',
    imageWidth: 400,
    imageHeight: 400,
    imageAlt: 'A casserole',
    title: 'The casserole',
    url: '/c/kitchen',
  },
])
const buy = '<shop-add-to-cart product-id="sb-1101" label="Add a saw"></shop-add-to-cart>'
const hearts =
  '<shop-product-list product-ids="ht-1001 wm-1702 cl-1205 ch-1201" split-by="off" columns="2 4" pager="none" add-to-cart="off"></shop-product-list>'
const loggedIn = '<shop-login></shop-login>'
const loginNote = 'Log in with any email address and the password demo.'

/** The examples of tags that show nothing, or not much, without attributes. */
export const examples: Record<string, Example> = {
  'shop-config': {
    attributes: { language: 'lt' },
    inside: '<shop-product-list product-list="recommended" split-by="off" page-size="3" columns="3" pager="none"></shop-product-list>',
    note: 'It shows nothing itself; here it is around a list, in another language. This page has a second one, with mode="demo", which all examples use.',
  },
  'shop-page': { attributes: { path: '/', 'manage-head': 'off', newsletter: 'off', offline: 'off' } },
  'shop-block': {
    attributes: { block: JSON.stringify({ type: 'text', title: 'From the CMS', data: { text: '<p>One block of a page.</p>' } }) },
  },
  'shop-product-list': {
    attributes: { category: 'kitchen', subcategories: '', filters: '', 'sort-select': '', count: '', 'page-size': '6' },
  },
  'shop-product-card': { attributes: { 'product-id': 'bx-2201' } },
  'shop-product-list-banner': { attributes: { 'product-list': 'recommended', heading: 'Recommended' } },
  'shop-category': { attributes: { category: 'workshop', 'subcategory-products': '', 'page-size': '6' } },
  'shop-category-list': { attributes: { counts: '' } },
  'shop-categories-banner': {
    attributes: { block: JSON.stringify({ title: 'Shop by room', data: { categories: ['kitchen', 'home', 'garden', 'workshop'] } }) },
  },
  'shop-search': { note: 'Type two letters, such as “mu”.' },
  'shop-search-results': { attributes: { search: 'oak' } },
  'shop-product': { attributes: { 'product-id': 'bx-2201' } },
  'shop-product-attributes': { attributes: { 'product-id': 'sb-1101' } },
  'shop-related-products': { attributes: { 'product-id': 'ht-1001', heading: 'Goes with it' } },
  'shop-alternative-products': { attributes: { 'product-id': 'ht-1001', heading: 'Instead of it' } },
  'shop-add-to-cart': { attributes: { 'product-id': 'sb-1101' } },
  'shop-cart-button': { attributes: { 'show-total': '' }, before: buy },
  'shop-side-cart': { attributes: { 'auto-open': '' }, before: buy, note: 'It opens when something is added.' },
  'shop-cart': { before: buy },
  'shop-wishlist': { before: hearts, note: 'Press the heart of a product.' },
  'shop-wishlist-button': { before: hearts },
  'shop-login': { note: loginNote },
  'shop-account': { attributes: { section: 'orders' }, note: loginNote },
  'shop-account-section': { attributes: { section: 'orders' }, before: loggedIn, note: loginNote },
  'shop-account-menu': { before: loggedIn, note: loginNote },
  'shop-impersonation': { note: 'It shows nothing until an operator follows a link that acts as a customer.' },
  'shop-breadcrumbs': {
    attributes: {
      crumbs: JSON.stringify([
        { title: 'Workshop', url: '/c/workshop' },
        { title: 'Hand tools', url: '/c/workshop/hand-tools' },
      ]),
    },
  },
  'shop-offline': { note: 'Switch force on to see it.' },
  'shop-newsletter-popup': { note: 'Switch force on to see it.' },
  'shop-text': { attributes: { heading: 'From the page' }, content: 'Your own words, with the typography of the shop.' },
  'shop-text-with-image': {
    attributes: {
      heading: 'One account for the whole crew',
      text: '<p>Company prices, and a cart that colleagues can pick up.</p>',
      'image-id': '{pictures}/casserole.webp',
    },
  },
  'shop-images': { attributes: { areas } },
  'shop-image-row': { attributes: { areas, 'max-height': '120' } },
  'shop-video': {
    attributes: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', heading: 'A film about rabbits' },
    note: 'Nothing is requested from the video’s site before you press it.',
  },
  'shop-faq': {
    attributes: {
      heading: 'Questions buyers ask',
      items: JSON.stringify([
        { title: 'When does my order leave?', description: '<p>The same day, if you order before 14:00.</p>' },
        { title: 'How do I return a product?', description: '<p>Within 30 days, free of charge.</p>' },
      ]),
    },
  },
  'shop-form': { attributes: { 'form-id': 'contact' } },
  'shop-news-item': { attributes: { 'news-id': 'how-we-test-a-dining-chair' } },
  'shop-contacts': { attributes: { map: 'off' } },
  'shop-contacts-map': { attributes: { height: '360px' } },
}
