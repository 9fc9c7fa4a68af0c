import type { ShopProductListElement } from 'shop-kit/types/elements'
import type {} from 'shop-kit/types/solid'
import type { JSX } from 'solid-js'

/* Compiled by tests/project/framework-types.test.ts. */
export function Page(): JSX.Element {
  let list: ShopProductListElement | undefined
  return (
    <div on:shop-navigate={(event) => console.log(event.detail.url)}>
      <shop-config api-base="https://shop.example" theme="dark" />
      <shop-product-list
        ref={list}
        class="wide"
        product-list="trail"
        page-size={12}
        filters
        add-to-cart={false}
        filter-fields={['price', 'colour']}
        products={[{ id: '1', title: 'Kettle' }]}
        on:shop-list-load={(event) => console.log(event.detail.products.length)}
      >
        <p slot="empty">Sold out</p>
      </shop-product-list>
      <shop-text block={{ data: { text: 'Hello' } }} />
      {/* @ts-expect-error not one of the values */}
      <shop-product-list pager="endless" />
      {/* @ts-expect-error no such attribute */}
      <shop-product-list pagesize={12} />
      {/* @ts-expect-error the detail has no such field */}
      <shop-text on:shop-navigate={(event) => console.log(event.detail.href)} />
    </div>
  )
}
