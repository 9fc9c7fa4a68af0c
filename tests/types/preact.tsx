import { useRef } from 'preact/hooks'
import type { ShopProductListElement } from 'shop-kit/types/elements'
import type {} from 'shop-kit/types/preact'

/* Compiled by tests/project/framework-types.test.ts. */
export function Page() {
  const list = useRef<ShopProductListElement>(null)
  return (
    <>
      <shop-config api-base="https://shop.example" theme="dark" />
      <shop-product-list
        ref={list}
        key="trail"
        class="wide"
        product-list="trail"
        page-size={12}
        filters
        add-to-cart="off"
        onshop-list-load={(event) => console.log(event.detail.products.length)}
        onshop-navigate={(event) => event.preventDefault()}
      >
        <p slot="empty">Sold out</p>
      </shop-product-list>
      <button type="button" onClick={() => list.current?.goTo(0)}>
        First page
      </button>
      {/* @ts-expect-error Preact would omit the attribute */}
      <shop-product-list add-to-cart={false} />
      {/* @ts-expect-error an attribute cannot hold an object */}
      <shop-text block={{ data: { text: 'Hello' } }} />
      {/* @ts-expect-error not one of the values */}
      <shop-product-list pager="endless" />
      {/* @ts-expect-error no such attribute */}
      <shop-product-list pagesize={12} />
      {/* @ts-expect-error the detail has no such field */}
      <shop-text onshop-navigate={(event) => console.log(event.detail.href)} />
    </>
  )
}
