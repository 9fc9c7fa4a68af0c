/* Generated from the contracts by `npm run manifest`. */
import { addToCart } from '../add-to-cart.ts'
import { alternativeProducts } from '../alternative-products.ts'
import { breadcrumbs } from '../breadcrumbs.ts'
import { cartButton } from '../cart-button.ts'
import { categoriesBanner } from '../categories-banner.ts'
import { category } from '../category.ts'
import { categoryList } from '../category-list.ts'
import { contacts } from '../contacts.ts'
import { faq } from '../faq.ts'
import { footer } from '../footer.ts'
import { header } from '../header.ts'
import { imageRow } from '../image-row.ts'
import { images } from '../images.ts'
import { languageSwitch } from '../language-switch.ts'
import { menu } from '../menu.ts'
import { newsItem } from '../news-item.ts'
import { newsList } from '../news-list.ts'
import { notFound } from '../not-found.ts'
import { page } from '../page.ts'
import { product } from '../product.ts'
import { productAttributes } from '../product-attributes.ts'
import { productCard } from '../product-card.ts'
import { productList } from '../product-list.ts'
import { productListBanner } from '../product-list-banner.ts'
import { relatedProducts } from '../related-products.ts'
import { search } from '../search.ts'
import { searchResults } from '../search-results.ts'
import { text } from '../text.ts'
import { textWithImage } from '../text-with-image.ts'
import { video } from '../video.ts'
import { wishlistButton } from '../wishlist-button.ts'

/** Contracts of the tags that a server renders. */
export const serverTags = {
  'shop-add-to-cart': addToCart,
  'shop-alternative-products': alternativeProducts,
  'shop-breadcrumbs': breadcrumbs,
  'shop-cart-button': cartButton,
  'shop-categories-banner': categoriesBanner,
  'shop-category': category,
  'shop-category-list': categoryList,
  'shop-contacts': contacts,
  'shop-faq': faq,
  'shop-footer': footer,
  'shop-header': header,
  'shop-image-row': imageRow,
  'shop-images': images,
  'shop-language-switch': languageSwitch,
  'shop-menu': menu,
  'shop-news-item': newsItem,
  'shop-news-list': newsList,
  'shop-not-found': notFound,
  'shop-page': page,
  'shop-product': product,
  'shop-product-attributes': productAttributes,
  'shop-product-card': productCard,
  'shop-product-list': productList,
  'shop-product-list-banner': productListBanner,
  'shop-related-products': relatedProducts,
  'shop-search': search,
  'shop-search-results': searchResults,
  'shop-text': text,
  'shop-text-with-image': textWithImage,
  'shop-video': video,
  'shop-wishlist-button': wishlistButton,
}

/** Tags whose content belongs to the visitor or is rendered on demand. */
export const clientTags: readonly string[] = [
  'shop-account',
  'shop-account-menu',
  'shop-account-section',
  'shop-block',
  'shop-cart',
  'shop-config',
  'shop-contacts-map',
  'shop-form',
  'shop-impersonation',
  'shop-login',
  'shop-newsletter-form',
  'shop-newsletter-popup',
  'shop-offline',
  'shop-side-cart',
  'shop-styleguide',
  'shop-wishlist',
]
