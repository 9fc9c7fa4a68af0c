import { getOwn } from '../../../domain/get-own.ts'
import {
  building,
  fileSpreadsheet,
  lock,
  mapPin,
  packageBox,
  percent,
  plug,
  rotateCcw,
  shoppingCart,
  sparkles,
  wallet,
} from '../../../ui/icons.ts'

const icons: Readonly<Record<string, string>> = {
  orders: packageBox,
  credit: wallet,
  productReturns: rotateCcw,
  carts: shoppingCart,
  'delivery-addresses': mapPin,
  '': building,
  'loyalty-programs': percent,
  'sales-programs': sparkles,
  'product-catalogue': fileSpreadsheet,
  integrations: plug,
  'password-change': lock,
}

/** Icon of an entry of the customer area. */
export const entryIcon = (key: string): string => getOwn(icons, key) ?? building
