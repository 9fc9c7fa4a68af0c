import { useState } from 'react'
import { ShopBreadcrumbs } from 'shop-kit/react/breadcrumbs'
import { ShopCartButton } from 'shop-kit/react/cart-button'
import { ShopConfig } from 'shop-kit/react/config'
import { ShopProductList } from 'shop-kit/react/product-list'
import { ShopSideCart } from 'shop-kit/react/side-cart'

const shop = import.meta.env.VITE_SHOP ?? 'http://localhost:4300'

/** A page with two lists: `false`, objects and events are those of React. */
export function App() {
  const [shown, setShown] = useState<number>()
  return (
    <>
      <ShopConfig apiBase={shop} basePath="/store" />
      <ShopCartButton />
      <ShopBreadcrumbs crumbs={[{ title: 'Gear', url: '/gear' }]} />
      <p id="shown">{shown}</p>
      <ShopProductList
        id="buy"
        productList="trail"
        splitBy="off"
        pageSize={4}
        pager="none"
        onShopListLoad={({ detail }) => setShown(detail.products.length)}
      />
      <ShopProductList id="look" productList="trail" splitBy="off" pageSize={4} pager="none" addToCart={false} columns={[1, 2, 4]} />
      <ShopSideCart autoOpen />
    </>
  )
}
