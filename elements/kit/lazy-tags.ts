import type { AnyContract } from './contract.ts'
import './hide-secrets.ts'

/*
 * The contracts of all tags that are not core tags (registry.ts), one line per tag. The loader fetches this file in parallel
 * with the runtime if the page has such a tag.
 */
const lazyTags = {
  'shop-page': () => {
    import('../header.ts').catch(() => {}) // prefetched, because a page renders a header; if this fails, the header's own load reports it
    return import('../page.ts').then((file) => file.page as AnyContract)
  },
  'shop-block': () => import('../block.ts').then((file) => file.block as AnyContract),
  'shop-not-found': () => import('../not-found.ts').then((file) => file.notFound as AnyContract),
  'shop-account-menu': () => import('../account-menu.ts').then((file) => file.accountMenu as AnyContract),
  'shop-impersonation': () => import('../impersonation.ts').then((file) => file.impersonation as AnyContract),
  'shop-account': () => import('../account.ts').then((file) => file.account as AnyContract),
  'shop-account-section': () => import('../account-section.ts').then((file) => file.accountSection as AnyContract),
  'shop-category': () => import('../category.ts').then((file) => file.category as AnyContract),
  'shop-category-list': () => import('../category-list.ts').then((file) => file.categoryList as AnyContract),
  'shop-search-results': () => import('../search-results.ts').then((file) => file.searchResults as AnyContract),
  'shop-product-attributes': () => import('../product-attributes.ts').then((file) => file.productAttributes as AnyContract),
  'shop-product-list-banner': () => import('../product-list-banner.ts').then((file) => file.productListBanner as AnyContract),
  'shop-footer': () => import('../footer.ts').then((file) => file.footer as AnyContract),
  'shop-form': () => import('../form.ts').then((file) => file.form as AnyContract),
  'shop-header': () => import('../header.ts').then((file) => file.header as AnyContract),
  'shop-alternative-products': () => import('../alternative-products.ts').then((file) => file.alternativeProducts as AnyContract),
  'shop-offline': () => import('../offline.ts').then((file) => file.offline as AnyContract),
  'shop-product': () => import('../product.ts').then((file) => file.product as AnyContract),
  'shop-related-products': () => import('../related-products.ts').then((file) => file.relatedProducts as AnyContract),
  'shop-search': () => import('../search.ts').then((file) => file.search as AnyContract),
  'shop-breadcrumbs': () => import('../breadcrumbs.ts').then((file) => file.breadcrumbs as AnyContract),
  'shop-contacts': () => import('../contacts.ts').then((file) => file.contacts as AnyContract),
  'shop-contacts-map': () => import('../contacts-map.ts').then((file) => file.contactsMap as AnyContract),
  'shop-cart': () => import('../cart.ts').then((file) => file.cart as AnyContract),
  'shop-language-switch': () => import('../language-switch.ts').then((file) => file.languageSwitch as AnyContract),
  'shop-login': () => import('../login.ts').then((file) => file.login as AnyContract),
  'shop-categories-banner': () => import('../categories-banner.ts').then((file) => file.categoriesBanner as AnyContract),
  'shop-faq': () => import('../faq.ts').then((file) => file.faq as AnyContract),
  'shop-image-row': () => import('../image-row.ts').then((file) => file.imageRow as AnyContract),
  'shop-images': () => import('../images.ts').then((file) => file.images as AnyContract),
  'shop-styleguide': () => import('../styleguide.ts').then((file) => file.styleguide as AnyContract),
  'shop-text': () => import('../text.ts').then((file) => file.text as AnyContract),
  'shop-text-with-image': () => import('../text-with-image.ts').then((file) => file.textWithImage as AnyContract),
  'shop-video': () => import('../video.ts').then((file) => file.video as AnyContract),
  'shop-menu': () => import('../menu.ts').then((file) => file.menu as AnyContract),
  'shop-news-item': () => import('../news-item.ts').then((file) => file.newsItem as AnyContract),
  'shop-news-list': () => import('../news-list.ts').then((file) => file.newsList as AnyContract),
  'shop-newsletter-form': () => import('../newsletter-form.ts').then((file) => file.newsletterForm as AnyContract),
  'shop-newsletter-popup': () => import('../newsletter-popup.ts').then((file) => file.newsletterPopup as AnyContract),
  'shop-wishlist': () => import('../wishlist.ts').then((file) => file.wishlist as AnyContract),
  'shop-wishlist-button': () => import('../wishlist-button.ts').then((file) => file.wishlistButton as AnyContract),
}

export const lazyRegistry: Record<string, () => Promise<AnyContract>> = lazyTags

/** The contract of a lazy tag. Another tag is misspelled, or one of the host page. */
export async function loadLazyContract(tag: string): Promise<AnyContract | undefined> {
  const load = lazyRegistry[tag]
  if (load) return load()
  if (tag !== 'shop-announcer') (await import('./typos.chunk.ts')).reportTag(tag, Object.keys(lazyTags))
  return undefined
}

/** Shows an error in place of a tag whose code failed to load. */
export const showLoadError = (tag: string) => import('./element-load-error.tsx').then((file) => file.showLoadError(tag))

export type LazyTag = keyof typeof lazyTags
