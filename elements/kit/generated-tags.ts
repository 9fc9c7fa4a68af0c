/* Generated from the contracts by `npm run manifest`. */
import type { ElementOf } from './contract.ts'

/** Load the modules of all tags but the core tags (registry.ts). */
export const lazyTags = {
  'shop-account': () => import('../account.ts'),
  'shop-account-menu': () => import('../account-menu.ts'),
  'shop-account-section': () => import('../account-section.ts'),
  'shop-alternative-products': () => import('../alternative-products.ts'),
  'shop-block': () => import('../block.ts'),
  'shop-breadcrumbs': () => import('../breadcrumbs.ts'),
  'shop-cart': () => import('../cart.ts'),
  'shop-categories-banner': () => import('../categories-banner.ts'),
  'shop-category': () => import('../category.ts'),
  'shop-category-list': () => import('../category-list.ts'),
  'shop-contacts': () => import('../contacts.ts'),
  'shop-contacts-map': () => import('../contacts-map.ts'),
  'shop-faq': () => import('../faq.ts'),
  'shop-footer': () => import('../footer.ts'),
  'shop-form': () => import('../form.ts'),
  'shop-header': () => import('../header.ts'),
  'shop-image-row': () => import('../image-row.ts'),
  'shop-images': () => import('../images.ts'),
  'shop-impersonation': () => import('../impersonation.ts'),
  'shop-language-switch': () => import('../language-switch.ts'),
  'shop-login': () => import('../login.ts'),
  'shop-menu': () => import('../menu.ts'),
  'shop-news-item': () => import('../news-item.ts'),
  'shop-news-list': () => import('../news-list.ts'),
  'shop-newsletter-form': () => import('../newsletter-form.ts'),
  'shop-newsletter-popup': () => import('../newsletter-popup.ts'),
  'shop-not-found': () => import('../not-found.ts'),
  'shop-offline': () => import('../offline.ts'),
  'shop-page': () => import('../page.ts'),
  'shop-product': () => import('../product.ts'),
  'shop-product-attributes': () => import('../product-attributes.ts'),
  'shop-product-list-banner': () => import('../product-list-banner.ts'),
  'shop-related-products': () => import('../related-products.ts'),
  'shop-search': () => import('../search.ts'),
  'shop-search-results': () => import('../search-results.ts'),
  'shop-styleguide': () => import('../styleguide.ts'),
  'shop-text': () => import('../text.ts'),
  'shop-text-with-image': () => import('../text-with-image.ts'),
  'shop-video': () => import('../video.ts'),
  'shop-wishlist': () => import('../wishlist.ts'),
  'shop-wishlist-button': () => import('../wishlist-button.ts'),
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-account': ElementOf<typeof import('../account.ts').account>
    'shop-account-menu': ElementOf<typeof import('../account-menu.ts').accountMenu>
    'shop-account-section': ElementOf<typeof import('../account-section.ts').accountSection>
    'shop-add-to-cart': ElementOf<typeof import('../add-to-cart.ts').addToCart>
    'shop-alternative-products': ElementOf<typeof import('../alternative-products.ts').alternativeProducts>
    'shop-block': ElementOf<typeof import('../block.ts').block>
    'shop-breadcrumbs': ElementOf<typeof import('../breadcrumbs.ts').breadcrumbs>
    'shop-cart': ElementOf<typeof import('../cart.ts').cart>
    'shop-cart-button': ElementOf<typeof import('../cart-button.ts').cartButton>
    'shop-categories-banner': ElementOf<typeof import('../categories-banner.ts').categoriesBanner>
    'shop-category': ElementOf<typeof import('../category.ts').category>
    'shop-category-list': ElementOf<typeof import('../category-list.ts').categoryList>
    'shop-config': ElementOf<typeof import('../config.ts').config>
    'shop-contacts': ElementOf<typeof import('../contacts.ts').contacts>
    'shop-contacts-map': ElementOf<typeof import('../contacts-map.ts').contactsMap>
    'shop-faq': ElementOf<typeof import('../faq.ts').faq>
    'shop-footer': ElementOf<typeof import('../footer.ts').footer>
    'shop-form': ElementOf<typeof import('../form.ts').form>
    'shop-header': ElementOf<typeof import('../header.ts').header>
    'shop-image-row': ElementOf<typeof import('../image-row.ts').imageRow>
    'shop-images': ElementOf<typeof import('../images.ts').images>
    'shop-impersonation': ElementOf<typeof import('../impersonation.ts').impersonation>
    'shop-language-switch': ElementOf<typeof import('../language-switch.ts').languageSwitch>
    'shop-login': ElementOf<typeof import('../login.ts').login>
    'shop-menu': ElementOf<typeof import('../menu.ts').menu>
    'shop-news-item': ElementOf<typeof import('../news-item.ts').newsItem>
    'shop-news-list': ElementOf<typeof import('../news-list.ts').newsList>
    'shop-newsletter-form': ElementOf<typeof import('../newsletter-form.ts').newsletterForm>
    'shop-newsletter-popup': ElementOf<typeof import('../newsletter-popup.ts').newsletterPopup>
    'shop-not-found': ElementOf<typeof import('../not-found.ts').notFound>
    'shop-offline': ElementOf<typeof import('../offline.ts').offline>
    'shop-page': ElementOf<typeof import('../page.ts').page>
    'shop-product': ElementOf<typeof import('../product.ts').product>
    'shop-product-attributes': ElementOf<typeof import('../product-attributes.ts').productAttributes>
    'shop-product-card': ElementOf<typeof import('../product-card.ts').productCard>
    'shop-product-list': ElementOf<typeof import('../product-list.ts').productList>
    'shop-product-list-banner': ElementOf<typeof import('../product-list-banner.ts').productListBanner>
    'shop-related-products': ElementOf<typeof import('../related-products.ts').relatedProducts>
    'shop-search': ElementOf<typeof import('../search.ts').search>
    'shop-search-results': ElementOf<typeof import('../search-results.ts').searchResults>
    'shop-side-cart': ElementOf<typeof import('../side-cart.ts').sideCart>
    'shop-styleguide': ElementOf<typeof import('../styleguide.ts').styleguide>
    'shop-text': ElementOf<typeof import('../text.ts').text>
    'shop-text-with-image': ElementOf<typeof import('../text-with-image.ts').textWithImage>
    'shop-video': ElementOf<typeof import('../video.ts').video>
    'shop-wishlist': ElementOf<typeof import('../wishlist.ts').wishlist>
    'shop-wishlist-button': ElementOf<typeof import('../wishlist-button.ts').wishlistButton>
  }
}
