import type { ComponentType } from 'react'
import type { CreateController } from '../../src/kit/element-state.ts'
import type { EventName } from '../../src/kit/emit.ts'
import type { AttributeType } from './attribute.ts'

/**
 * The promise of a tag: everything that a host page can write, set, call, hear and style. Plain data, importable in
 * Node. The doc comments on its attributes become the tag's documentation, see scripts/manifest.ts.
 */
export interface Contract<P extends object, Q extends Partial<P>> {
  tag: `shop-${string}`
  view: ComponentType<P>
  /** for an element that only passes on, without a view of its own until `draw` shows it: a hundred of them cost little */
  controller?: CreateController<P>
  /** one per attribute; the kebab-case of its name is the attribute, the name itself the property */
  attributes: { [K in Exclude<keyof P, keyof Q>]-?: AttributeType<P[K]> }
  /** what exists as a property only, with its first value */
  properties?: Q
  /** properties are written back to their attributes */
  reflects?: boolean
  methods?: readonly string[]
  events?: readonly EventName[]
  slots?: readonly string[]
  parts?: readonly string[]
  styles?: readonly CSSStyleSheet[]
  /** 'block' has heading, width and spacing of a page block; 'bare' is only what its view renders */
  frame: 'block' | 'bare'
}

/** Checks a contract against the props of its view. */
export const contract = <P extends object, Q extends Partial<P> = object>(definition: Contract<P, Q>): Contract<P, Q> => definition

/** A contract whose types no longer matter: what the registry and `define` handle. */
export type AnyContract = Omit<Contract<object, object>, 'view' | 'writer' | 'attributes' | 'properties'> & {
  // a view of any props: the contract that named them has been checked
  view: ComponentType<never>
  controller?: CreateController<never>
  attributes: Record<string, AttributeType<unknown>>
  properties?: Record<string, unknown>
}

/** What is there on every element of the kit. */
interface EveryElement {
  language?: string | undefined
  apiBase?: string | undefined
  /** resolves when the element has rendered */
  readonly ready: Promise<void>
}

/** The element type of a contract, for `HTMLElementTagNameMap`. */
export type ElementOf<C> = C extends Contract<infer P, Partial<infer P>> ? HTMLElement & Partial<P> & EveryElement : never
