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
import type { AnyContract } from '../kit/contract.ts'
import type { ShopTag } from '../kit/registry.ts'
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

/** Tags whose content is the same for every visitor: a server renders them. */
const publicTags = {
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

/** All other tags. A server writes only the tag itself, because the content belongs to the visitor or is rendered on demand. */
const emptyTags: Record<Exclude<ShopTag, keyof typeof publicTags>, true> = {
  'shop-account': true,
  'shop-account-menu': true,
  'shop-account-section': true,
  'shop-block': true,
  'shop-cart': true,
  'shop-config': true,
  'shop-contacts-map': true,
  'shop-form': true,
  'shop-impersonation': true,
  'shop-login': true,
  'shop-newsletter-form': true,
  'shop-newsletter-popup': true,
  'shop-offline': true,
  'shop-side-cart': true,
  'shop-styleguide': true,
  'shop-wishlist': true,
}

/** Names of the tags that a server renders. */
export const publicTagNames: readonly string[] = Object.keys(publicTags)

/** A name that is not a tag of the kit. */
class UnknownTagError extends TypeError {
  override name = 'UnknownTagError'
}

/** The contract of a tag that a server renders; undefined for one without public content. Throws for an unknown tag. */
export function publicContract(tag: string): AnyContract | undefined {
  if (Object.hasOwn(publicTags, tag)) return publicTags[tag as keyof typeof publicTags] as unknown as AnyContract
  if (Object.hasOwn(emptyTags, tag)) return undefined
  throw new UnknownTagError(`<${tag.slice(0, 60)}> is not a tag of the kit`)
}
