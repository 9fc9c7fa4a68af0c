export interface CartButtonProps {
  action: 'auto' | 'side' | 'page'
  showTotal: boolean
}

export function CartButton(_: CartButtonProps) {
  return <button type="button">Cart</button>
}
