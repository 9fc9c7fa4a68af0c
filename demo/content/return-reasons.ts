import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'

/** Reasons of returns by code, in display order. */
export const returnReasons: Record<string, Text> = {
  damaged: both('It arrived damaged', 'Prekė atkeliavo pažeista'),
  faulty: both('It does not work as it should', 'Prekė neveikia taip, kaip turėtų'),
  wrong_product: both('I received something else', 'Gavau ne tą prekę'),
  wrong_size: both('The size or colour does not fit', 'Netinka dydis arba spalva'),
  not_as_described: both('It is not as described', 'Prekė neatitinka aprašymo'),
  ordered_too_many: both('I ordered too many', 'Užsakiau per daug'),
  changed_mind: both('I changed my mind', 'Persigalvojau'),
}

/** Titles by status, in the order of the process. */
export const returnStatuses: Record<string, Text> = {
  requested: both('Requested', 'Pateiktas'),
  approved: both('Approved', 'Patvirtintas'),
  received: both('Goods received', 'Prekės gautos'),
  refunded: both('Refunded', 'Pinigai grąžinti'),
  declined: both('Declined', 'Atmestas'),
  cancelled: both('Cancelled', 'Atšauktas'),
}
