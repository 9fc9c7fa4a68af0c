import { useState } from 'react'
import { ShopBreadcrumbs } from 'shop-kit/react/breadcrumbs'
import { ShopCartButton } from 'shop-kit/react/cart-button'
import { ShopConfig } from 'shop-kit/react/config'
import { ShopProductList } from 'shop-kit/react/product-list'
import { ShopSideCart } from 'shop-kit/react/side-cart'
import { cart } from 'shop-kit/shop-api'

const shop = import.meta.env.VITE_SHOP ?? 'http://localhost:4300'
const crumbs = [{ title: 'Gear', url: '/gear' }]

/** A list to buy from, and one to look at. */
export function App() {
  const [added, setAdded] = useState<string[]>([])
  const [isSingle, setIsSingle] = useState(false)
  return (
    <>
      <ShopConfig apiBase={shop} basePath="/store" translations={{ Home: 'Start' }} />
      <ShopCartButton />
      <button type="button" onClick={() => void cart.open()}>
        Open the cart
      </button>
      <ShopBreadcrumbs crumbs={crumbs} />
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
      <button type="button" onClick={() => setIsSingle(!isSingle)}>
        {isSingle ? 'In rows' : 'In one column'}
      </button>
      <ShopProductList
        id="look"
        productList="trail"
        splitBy="off"
        pageSize={4}
        pager="none"
        addToCart={false}
        columns={isSingle ? [1, 1, 1] : [1, 2, 4]}
      />
      <ShopSideCart autoOpen />
    </>
  )
}
