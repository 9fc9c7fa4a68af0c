import type { ComponentType } from 'react'
import type { CreateController } from '../../src/kit/element-state.ts'
import type { EventName } from '../../src/kit/emit.ts'
import type { ListingActions } from '../../src/parts/listing/use-listing-actions.ts'
import type { FrameProps } from '../../src/ui/frame.tsx'
import type { AttributeType } from './attribute.ts'
import type { PartName, SlotName } from './vocabulary.ts'

/** 'block' adds heading, width and spacing of a page block; 'bare' renders the view only */
type FrameKind = 'block' | 'bare'

/** Types of the methods of all tags, by name. */
type MethodOf = ListingActions

/**
 * The public API of a tag: its attributes, properties, methods, events, slots and parts. Plain data, importable in Node.
 * The doc comments on a contract, its attributes and its properties are the tag's public documentation, see tools/manifest/manifest.ts;
 * slots and parts are described in vocabulary.ts, events in src/kit/emit.ts.
 */
export interface Contract<
  P extends object,
  Q extends Partial<P>,
  F extends FrameKind = FrameKind,
  E extends EventName = EventName,
  M extends keyof MethodOf = keyof MethodOf,
> {
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
  methods?: readonly M[]
  events?: readonly E[]
  slots?: readonly SlotName[]
  parts?: readonly PartName[]
  styles?: readonly CSSStyleSheet[]
  /** takes over the markup of a server wherever it is on the page, because a part of it is fixed to the viewport */
  isFixed?: boolean
  frame: F
}

/** Checks a contract against the props of its view. */
export const contract = <
  P extends object,
  Q extends Partial<P> = object,
  F extends FrameKind = FrameKind,
  E extends EventName = never,
  M extends keyof MethodOf = never,
>(
  definition: Contract<P, Q, F, E, M>,
): Contract<P, Q, F, E, M> => definition

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

/** The properties of a contract's tag. */
export type PropertiesOf<C> =
  C extends Contract<infer P, Partial<infer P>, infer F> ? (F extends 'block' ? Omit<FrameProps, keyof P> : unknown) & P : never

/** The names of its events. */
export type EventsOf<C> = (C extends { events?: readonly (infer E extends EventName)[] } ? E : never) | 'shop-ready' | 'shop-error'

type MethodsOf<C> = C extends { methods?: readonly (infer M extends keyof MethodOf)[] } ? Pick<MethodOf, M> : unknown

/** The element type of a contract, for `HTMLElementTagNameMap`. */
export type ElementOf<C> = HTMLElement & Partial<PropertiesOf<C>> & MethodsOf<C> & EveryElement
