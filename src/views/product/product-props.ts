/** The attributes of `shop-product`. */
export interface ProductProps {
  productId: string | undefined
  code: string | undefined
  byAttribute: string | undefined
  variantCodes: readonly string[] | undefined
  thumbnails: boolean
  thumbnailsCount: number
  wrap: boolean
  tabs: boolean
  wishlist: boolean
  quantity: boolean
  /** the attribute is called `attributes` */
  options: boolean
  inquiryFormId: string | undefined
  /** default: enabled inside `shop-page` */
  hashSync: boolean | undefined
  structuredData: boolean | undefined
  related: boolean
}
