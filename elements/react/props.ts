import type { HTMLAttributes, Ref } from 'react'

type Hyphened = `${string}-${string}`
type Camel<N extends string> = N extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : N

/** Values by name, of an attribute or a property, in camelCase. A value that keeps its name keeps its doc comment, too. */
type ValueProps<Values> = Partial<Pick<Values, Exclude<keyof Values, Hyphened>>> & {
  [K in keyof Values & Hyphened as Camel<K>]?: Values[K] | undefined
}

/** A handler of an event; `El` is the element that it is set on. */
export type Handler<Event, El> = ((event: Event & { readonly currentTarget: El }) => void) | undefined

/** A handler per event: `shop-list-load` is `onShopListLoad`. */
export type Handlers<Events, El> = {
  [N in keyof Events as `on${Capitalize<Camel<N & string>>}`]?: Handler<Events[N], El>
}

/** Props of the React component of a tag, without its handlers. */
export type ComponentProps<Values, El> = ValueProps<Values> &
  Omit<HTMLAttributes<El>, keyof ValueProps<Values>> & { ref?: Ref<El> | undefined }
