import type { HTMLAttributes, Ref } from 'react'

type Camel<N extends string> = N extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : N

/** Values by name, of an attribute or a property, in camelCase, and a handler per event: `shop-list-load` is `onShopListLoad`. */
type OwnProps<Values, Events, El> = { [K in keyof Values as Camel<K & string>]?: Values[K] | undefined } & {
  [N in keyof Events as `on${Capitalize<Camel<N & string>>}`]?: ((event: Events[N] & { readonly currentTarget: El }) => void) | undefined
}

/** Props of the React component of a tag. */
export type ComponentProps<Values, Events, El> = OwnProps<Values, Events, El> &
  Omit<HTMLAttributes<El>, keyof OwnProps<Values, Events, El>> & { ref?: Ref<El> | undefined }
