import { useState } from 'react'
import { ShopCartButton } from 'shop-kit/react/cart-button'
import { ShopConfig } from 'shop-kit/react/config'
import { ShopProductList } from 'shop-kit/react/product-list'
import { ShopSideCart } from 'shop-kit/react/side-cart'
import { cart } from 'shop-kit/shop-api'

/** The page, the same on the server and in the browser. */
export function App({ shop }: { shop: string }) {
  const [added, setAdded] = useState<string[]>([])
  return (
    <>
      <ShopConfig apiBase={shop} basePath="/store" />
      <ShopCartButton />
      <button type="button" onClick={() => void cart.open()}>
        Open the cart
      </button>
      <p>
        Added: <output>{added.join(' ')}</output>
      </p>
      <ShopProductList
        id="buy"
        productList="trail"
        splitBy="off"
        pageSize={4}
        pager="none"
        onShopAddToCart={({ detail }) => setAdded((codes) => [...codes, detail.code])}
      />
      <ShopProductList id="look" productList="trail" splitBy="off" pageSize={4} pager="none" addToCart={false} columns={[1, 2, 4]} />
      <ShopSideCart autoOpen />
    </>
  )
}
