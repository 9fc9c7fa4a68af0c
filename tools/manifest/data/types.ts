import type { Api, AttributeDoc, ElementDoc } from '../contracts.ts'
import { attributeType, className, describeEvent, multiline } from './names.ts'

const comment = (text: string, indent = '  ') => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`
const key = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`)

const primitive = /^(string|number|boolean|RequestCredentials|'[^']*'( \| '[^']*')*)$/

/** `{ a: string; }` as the body of an interface, without the braces. */
const declare = (name: string, text: string) =>
  /^\{ .*\}$/.test(text) && !/\} [|&] \{/.test(text) ? `export interface ${name} ${multiline(text)}` : `export type ${name} = ${text}`

function element({ tag, notes, attributes, properties, methods, events }: ElementDoc, settings: readonly AttributeDoc[]): string {
  const name = className(tag)
  const all = [...attributes, ...settings]
  return [
    comment(notes.purpose, ''),
    `export interface ${name}Element extends ShopElement {`,
    ...[...attributes.map(({ property, type, text }) => ({ name: property, type, text })), ...properties].flatMap((member) => [
      comment(member.text),
      `  ${key(member.name)}?: ${member.type} | undefined`,
    ]),
    ...methods.flatMap((method) => [comment(method.text), `  ${method.name}${method.signature.replace(' => ', ': ')}`]),
    '}',
    comment(`Attributes of \`<${tag}>\` in markup.`, ''),
    `export interface ${name}Attributes {`,
    ...all.flatMap((attribute) => [comment(attribute.text), `  ${key(attribute.name)}?: ${attributeType(attribute)} | undefined`]),
    '}',
    comment(`Properties of \`<${tag}>\` by the name of their attribute, if they have one.`, ''),
    `export interface ${name}Properties {`,
    ...all.map(({ name: attribute, type }) => `  ${key(attribute)}?: ${type} | undefined`),
    ...properties.map((property) => `  ${key(property.name)}?: ${property.type} | undefined`),
    '}',
    comment(`Properties of \`<${tag}>\` that hold lists or objects.`, ''),
    `export interface ${name}Objects {`,
    ...[...all.map(({ property, type }) => ({ name: property, type })), ...properties]
      .filter(({ type }) => !primitive.test(type))
      .map((property) => `  ${key(property.name)}?: ${property.type} | undefined`),
    '}',
    comment(`Events of \`<${tag}>\`.`, ''),
    `export interface ${name}Events extends Pick<ShopEvents, ${events.map((event) => `'${event.name}'`).join(' | ')}> {}`,
    '',
  ].join('\n')
}

const tagMap = (elements: readonly ElementDoc[], write: (name: string) => string, indent: string) =>
  elements.map(({ tag }) => `${indent}'${tag}': ${write(className(tag))}`).join('\n')

/** Elements, attributes and events of the kit, without a framework. */
const elementTypes = ({
  elements,
  settings,
  events,
  pageEvents,
  types,
}: Api) => `/* Types of the tags of shop-kit: elements, attributes, events and the values in them. */

${[...types].map(([name, text]) => declare(name, text)).join('\n')}

/** Events of the kit by name. They bubble and cross shadow roots. */
export interface ShopEvents {
${events.map((event) => `${comment(describeEvent(event))}\n  '${event.name}': CustomEvent<${event.detail}>`).join('\n')}
}

/** Events that the page dispatches on its document, for the kit. */
export interface EventsFromPage {
${pageEvents.map((event) => `${comment(event.text)}\n  '${event.name}': CustomEvent<${event.detail}>`).join('\n')}
}

/** What every element of the kit has. */
export interface ShopElement extends HTMLElement {
${settings.map(({ property, text, type }) => `${comment(text)}\n  ${property}?: ${type} | undefined`).join('\n')}
  /** resolves when the element has rendered */
  readonly ready: Promise<void>
}

${elements.map((doc) => element(doc, settings)).join('\n')}
`

/** Apart from `elements.d.ts`, because the modules of the npm package declare the same for the tags that they define. */
const ofDocument = ({ elements }: Api) => `/* Tags and events of the DOM, for pages that load the kit by a script tag. */
import type * as shop from './elements.js'

declare global {
  interface HTMLElementTagNameMap {
${tagMap(elements, (name) => `shop.${name}Element`, '    ')}
  }
  interface HTMLElementEventMap extends shop.ShopEvents {}
  interface DocumentEventMap extends shop.ShopEvents, shop.EventsFromPage {}
  interface WindowEventMap extends shop.ShopEvents {}
}
`

const handlers = `type Handlers<E> = { [N in keyof E & string as \`on\${N}\`]?: ((event: E[N]) => void) | undefined }`

const ofReact = ({ elements }: Api) => `/* JSX types of the tags for React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as shop from './elements.js'

${handlers}
/** React sets attributes, and omits one that is \`false\`: use "off". An event handler is written \`onshop-navigate\`. */
type Tag<Element, Attributes, Events> = DetailedHTMLProps<Omit<HTMLAttributes<Element>, keyof Attributes>, Element> & Attributes & Handlers<Events>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tagMap(elements, (name) => `Tag<shop.${name}Element, shop.${name}Attributes, shop.${name}Events>`, '      ')}
    }
  }
}
`

const ofPreact = ({ elements }: Api) => `/* JSX types of the tags for Preact. */
import type { ClassAttributes, HTMLAttributes } from 'preact'
import type * as shop from './elements.js'

${handlers}
/** Preact sets attributes, and omits one that is \`false\`: use "off". An event handler is written \`onshop-navigate\`. */
type Tag<Element extends HTMLElement, Attributes, Events> = Omit<HTMLAttributes<Element>, keyof Attributes> &
  ClassAttributes<Element> &
  Attributes &
  Handlers<Events>

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tagMap(elements, (name) => `Tag<shop.${name}Element, shop.${name}Attributes, shop.${name}Events>`, '      ')}
    }
  }
}
`

const ofSolid = ({ elements }: Api) => `/* JSX types of the tags for Solid. */
import type { JSX } from 'solid-js'
import type * as shop from './elements.js'

/** Text as in markup, and values of properties. */
type Either<Attributes, Properties> = {
  [N in keyof Properties]?: Properties[N] | (N extends keyof Attributes ? Attributes[N] : never)
}
/** Solid sets properties, so values may be booleans, lists and objects. An event handler is written \`on:shop-navigate\`. */
type Tag<Element, Attributes, Properties> = Omit<JSX.HTMLAttributes<Element>, keyof Properties> & Either<Attributes, Properties>

declare module 'solid-js' {
  namespace JSX {
    interface CustomEvents extends shop.ShopEvents {}
    interface IntrinsicElements {
${tagMap(elements, (name) => `Tag<shop.${name}Element, shop.${name}Attributes, shop.${name}Properties>`, '      ')}
    }
  }
}
`

const withFalse = `/** \`false\` becomes the text "false", which means no. */
type WithFalse<A> = { [N in keyof A]: true extends A[N] ? A[N] | boolean : A[N] }`

const values = `${withFalse}
/** Text as in markup, and lists and objects by the name of their property. */
type Values<Attributes, Objects> = WithFalse<Omit<Attributes, keyof Objects>> & {
  [N in keyof Objects]?: Objects[N] | (N extends keyof Attributes ? Attributes[N] : never)
}`

const ofVue = ({ elements }: Api) => `/* Types of the tags in templates and JSX of Vue 3. */
import type { HTMLAttributes, PublicProps, ReservedProps } from 'vue'
import type {} from 'vue/jsx-runtime'
import type * as shop from './elements.js'

${values}
type Camel<N extends string> = N extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : N
type Handlers<E> = {
  [N in keyof E & string as \`on\${Capitalize<Camel<N>>}\` | \`on\${Capitalize<N>}\`]?: ((event: E[N]) => void) | undefined
}
/** A template sets lists and objects with \`.prop\`. */
type Props<Attributes, Objects, Events> = Omit<HTMLAttributes, keyof Attributes | keyof Objects> & Values<Attributes, Objects> & Handlers<Events>
/** One signature per event. */
type Emit<E> = ({ [N in keyof E]: (emit: (name: N, event: E[N]) => void) => void }[keyof E] extends (emit: infer F) => void ? F : never)
/** In templates, attributes are checked under the names of properties. */
type Camelized<Attributes> = { [N in keyof Attributes & string as Camel<N>]?: Attributes[N] }
type Tag<Element, Attributes, Objects, Events> = new () => Element & {
  $props: Props<Camelized<Attributes>, Objects, Events> & PublicProps
  $emit: Emit<Events>
}

declare module 'vue' {
  interface GlobalComponents {
${tagMap(elements, (name) => `Tag<shop.${name}Element, shop.${name}Attributes, shop.${name}Objects, shop.${name}Events>`, '    ')}
  }
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
${tagMap(elements, (name) => `Props<shop.${name}Attributes, shop.${name}Objects, shop.${name}Events> & ReservedProps`, '      ')}
    }
  }
}
`

const ofSvelte = ({ elements }: Api) => `/* Types of the tags in markup of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements'
import type * as shop from './elements.js'

${values}
${handlers}
/** Svelte sets objects as properties, and attributes otherwise. An event handler is written \`onshop-navigate\`. */
type Tag<Element extends EventTarget, Attributes, Objects, Events> = Omit<HTMLAttributes<Element>, keyof Attributes | keyof Objects> &
  Values<Attributes, Objects> &
  Handlers<Events>

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tagMap(elements, (name) => `Tag<shop.${name}Element, shop.${name}Attributes, shop.${name}Objects, shop.${name}Events>`, '    ')}
  }
}
`

/** Declaration files by name. Each but the first augments the types of the DOM or of a framework, and imports the first. */
export const typeFiles = (api: Api): Record<string, string> => ({
  'elements.d.ts': elementTypes(api),
  'dom.d.ts': ofDocument(api),
  'react.d.ts': ofReact(api),
  'preact.d.ts': ofPreact(api),
  'solid.d.ts': ofSolid(api),
  'vue.d.ts': ofVue(api),
  'svelte.d.ts': ofSvelte(api),
})
