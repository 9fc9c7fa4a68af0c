import { createElement, type ReactNode, type Ref, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { EventOf } from '../../src/kit/emit.ts'
import { stringify } from '../../src/model/stringify.ts'
import { defineImported } from '../import-tag.ts'
import { type AttributeType, attributeOf } from '../kit/attribute.ts'
import { frameAttributes, settingAttributes } from '../kit/common.ts'
import type { AnyContract, ElementOf, EventsOf, PropertiesOf } from '../kit/contract.ts'
import type { ComponentProps, Handlers } from './props.ts'

type EventsByName<C> = { [N in EventsOf<C>]: CustomEvent<EventOf[N]> }
type Props<C> = ComponentProps<PropertiesOf<C> & { language: string; apiBase: string }, ElementOf<C>> &
  Handlers<EventsByName<C>, ElementOf<C>>

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const handlerOf = (event: string) => camel(`on-${event}`)

/** The text of a value as an attribute, as a server and its browser must write it alike; undefined if only a property can hold it. */
function textOf({ kind }: Pick<AttributeType<unknown>, 'kind'>, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '' : 'false' // React would omit an attribute that is false
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (kind === 'json') return stringify(value)
  // a word of a list may contain a separator
  if (Array.isArray(value) && value.every((word) => /^[^\s,]+$/.test(word))) return value.join(' ')
  return undefined
}

const settingNames = new Map(Object.entries(settingAttributes))

type Values = Readonly<Record<string, unknown>>

/** Sets properties when they change. If the tag was defined when the component mounted, React has set them already. */
function useProperties(element: RefObject<HTMLElement | null>, values: Values) {
  const last = useRef<Values>({})
  useLayoutEffect(() => {
    const target = element.current as unknown as Record<string, unknown>
    for (const name of new Set([...Object.keys(last.current), ...Object.keys(values)]))
      if (last.current[name] !== values[name] && target[name] !== values[name]) target[name] = values[name]
    last.current = values
  })
}

type Listeners = Readonly<Record<string, ((event: Event) => void) | undefined>>

/** Listens to the events that have a handler, which may be another one at every render. */
function useHandlers(element: RefObject<HTMLElement | null>, handlers: Listeners) {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const types = Object.keys(handlers).join()
  useLayoutEffect(() => {
    const target = element.current
    const call = (event: Event) => latest.current[event.type]?.(event)
    for (const type of types.split(',')) target?.addEventListener(type, call)
    return () => {
      for (const type of types.split(',')) target?.removeEventListener(type, call)
    }
  }, [element, types])
}

/**
 * The React component of a tag. What an attribute can hold is one, also in the HTML of a server, other values are set as properties,
 * and handlers listen as long as the component is mounted. The tag is defined when all components of the first commit have their
 * properties and handlers, so that no event is missed in the HTML of a server either. React's own support for custom elements drops
 * `false` and takes an object for text while the tag is not defined.
 */
export function component<C>(contract: C): (props: Props<C>) => ReactNode {
  const define = () => defineImported(contract as unknown as AnyContract)
  const { tag, frame, attributes, properties, events = [] } = contract as unknown as AnyContract
  const types: Record<string, AttributeType<unknown>> = { ...(frame === 'block' && frameAttributes), ...attributes }
  const typesByProp = new Map(
    Object.entries(types).map(([name, type]) => [camel(name), { name, type, attribute: attributeOf(name, type) }]),
  )
  const eventsByProp = new Map(['shop-ready', 'shop-error', ...events].map((event) => [handlerOf(event), event]))

  function split(given: Values) {
    const rendered: Record<string, unknown> = {}
    const set: Record<string, unknown> = {}
    const handlers: Record<string, (event: Event) => void> = {}
    for (const [prop, value] of Object.entries(given)) {
      const own = typesByProp.get(prop)
      const event = eventsByProp.get(prop)
      const setting = settingNames.get(prop)
      if (event) handlers[event] = value as (event: Event) => void
      else if (properties && prop in properties) set[prop] = value
      else if (setting) rendered[setting] = value
      else if (!own) rendered[prop] = value
      else if (value !== undefined && value !== null) {
        const text = textOf(own.type, value)
        if (text === undefined) set[own.name] = value
        else rendered[own.attribute] = text
      }
    }
    return { rendered, set, handlers }
  }

  function Component({ ref, children, ...given }: { ref?: Ref<HTMLElement>; children?: ReactNode }) {
    const element = useRef<HTMLElement>(null)
    const { rendered, set, handlers } = split(given)
    useProperties(element, set)
    useHandlers(element, handlers)
    useLayoutEffect(() => queueMicrotask(define), [])
    const attach = useCallback(
      (node: HTMLElement) => {
        element.current = node
        const detach = typeof ref === 'function' ? ref(node) : undefined
        if (ref && typeof ref === 'object') ref.current = node
        return () => {
          element.current = null
          if (typeof detach === 'function') detach()
          else if (typeof ref === 'function') ref(null)
          else if (ref) ref.current = null
        }
      },
      [ref],
    )
    const [wasDefined] = useState(() => Boolean(globalThis.customElements?.get(tag)))
    // a renderer of the kit may have added attributes to the HTML of the server
    return createElement(tag, { ...rendered, ...(wasDefined && set), suppressHydrationWarning: true, ref: attach }, children)
  }
  Component.displayName = camel(`-${tag}`)
  return Component as (props: object) => ReactNode
}
