import type { ComponentType } from 'react'
import type { CreateController } from '../../src/kit/element-state.ts'
import type { EventName } from '../../src/kit/emit.ts'
import type { AttributeType } from './attribute.ts'

/**
 * The public API of a tag: its attributes, properties, methods, events, slots and parts. Plain data, importable in Node.
 * The doc comments on a contract and its attributes are the tag's public documentation, see scripts/manifest.ts.
 */
export interface Contract<P extends object, Q extends Partial<P>> {
  tag: `shop-${string}`
  view: ComponentType<P>
  /** for an element that only renders light DOM children: its view is not rendered until the controller calls `render` */
  controller?: CreateController<P>
  /** by property name; the attribute name is its kebab-case */
  attributes: { [K in Exclude<keyof P, keyof Q>]-?: AttributeType<P[K]> }
  /** properties without an attribute, with their initial values */
  properties?: Q
  /** whether properties are written back to their attributes */
  reflects?: boolean
  methods?: readonly string[]
  events?: readonly EventName[]
  slots?: readonly string[]
  parts?: readonly string[]
  styles?: readonly CSSStyleSheet[]
  /** takes over the markup of a server wherever it is on the page, because a part of it is fixed to the viewport */
  isFixed?: boolean
  /** 'block' adds heading, width and spacing of a page block; 'bare' renders the view only */
  frame: 'block' | 'bare'
}

/** Checks a contract against the props of its view. */
export const contract = <P extends object, Q extends Partial<P> = object>(definition: Contract<P, Q>): Contract<P, Q> => definition

/** A contract with erased types, as the registry and `define` use it. */
export type AnyContract = Omit<Contract<object, object>, 'view' | 'controller' | 'attributes' | 'properties'> & {
  // any props: `contract()` has already checked them
  view: ComponentType<never>
  controller?: CreateController<never>
  attributes: Record<string, AttributeType<unknown>>
  properties?: Record<string, unknown>
}

/** Members that every element of the kit has. */
interface EveryElement {
  language?: string | undefined
  apiBase?: string | undefined
  /** resolves when the element has rendered */
  readonly ready: Promise<void>
}

/** The element type of a contract, for `HTMLElementTagNameMap`. */
export type ElementOf<C> = C extends Contract<infer P, Partial<infer P>> ? HTMLElement & Partial<P> & EveryElement : never
