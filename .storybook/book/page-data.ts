import type { AttributeDoc } from '../../scripts/contracts.ts'
import type { Notes } from '../../scripts/notes.ts'

/** What the docs page of a tag shows. */
export interface ElementPage {
  tag: string
  notes: Notes
  /** the contract, relative to the project */
  file: string
  attributes: AttributeDoc[]
  properties: { name: string; initial: string }[]
  methods: string[]
  events: { name: string; text: string; detail: string }[]
  slots: string[]
  parts: string[]
  customProperties: string[]
}

/** Known values of the demo shop. */
export interface ShopChoices {
  category?: string[]
  productList?: string[]
  productId?: string[]
  formId?: string[]
  city?: string[]
  sort?: string[]
}
