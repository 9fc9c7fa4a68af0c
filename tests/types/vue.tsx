import type {} from 'shop-kit/types/vue'
import type { GlobalComponents } from 'vue'

/* Compiled by tests/project/framework-types.test.ts. */
export const page = () => (
  <>
    <shop-config api-base="https://shop.example" theme="dark" />
    <shop-product-list
      key="trail"
      class="wide"
      product-list="trail"
      page-size={12}
      filters
      add-to-cart={false}
      onShop-list-load={(event) => console.log(event.detail.products.length)}
    />
    {/* @ts-expect-error not one of the values */}
    <shop-product-list pager="endless" />
    {/* @ts-expect-error an attribute cannot hold a list */}
    <shop-product-list filter-fields={['price']} />
  </>
)

// what a template passes
type Props = InstanceType<GlobalComponents['shop-product-list']>['$props']
export const props: Props = {
  pageSize: 12,
  addToCart: false,
  filterFields: ['price', 'colour'],
  products: [{ id: '1', title: 'Kettle' }],
  onShopListLoad: (event) => console.log(event.detail.total),
}
const element = {} as InstanceType<GlobalComponents['shop-product-list']>
export const ready: Promise<void> = element.ready
element.$emit('shop-page-change', new CustomEvent('shop-page-change', { detail: { page: 1 } }))
// @ts-expect-error the detail of another event
element.$emit('shop-page-change', new CustomEvent('shop-page-change', { detail: { sort: 'price' } }))
// @ts-expect-error not one of the values
export const wrong: Props = { pager: 'endless' }
// @ts-expect-error no such attribute
export const misspelt: Props = { pageSizes: 12 }
