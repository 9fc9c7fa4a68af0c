import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { within } from 'storybook/test'
import { controlsOf } from '../.storybook/book/controls.ts'
import { frameAttributes } from '../elements/kit/common.ts'
import type { AnyContract } from '../elements/kit/contract.ts'
import { define } from '../elements/kit/define.tsx'

/** Attributes of the tag as in the markup of a page. */
export type Attributes = Record<string, string | number | boolean | undefined>
export type ElementStory = StoryObj<Attributes>

/** Tag and controls of an element's stories, derived from its contract. */
export function elementStories(given: object): Meta<Attributes> {
  const contract = given as AnyContract
  define(contract)
  const attributes = { ...(contract.frame === 'block' && frameAttributes), ...contract.attributes }
  return {
    argTypes: controlsOf(contract.tag),
    parameters: { tag: contract.tag },
    render: (values) => createElement(contract.tag, byProperty(attributes, text(values))),
  }
}

/** React cannot write an attribute that is named like a property of every element; this sets the tag's property instead. */
const byProperty = (attributes: AnyContract['attributes'], values: Record<string, string>) => {
  const own = new Map(Object.entries(attributes).flatMap(([name, { written }]) => (written ? [[written, name]] : [])))
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [own.get(name) ?? name, value]))
}

/** Writes attributes, as a host page does; React would set properties. */
export const text = (values: Attributes) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  )

/** Queries inside the shadow root of the first element of a tag, once it has rendered. */
export async function inside(canvas: HTMLElement, tag: string) {
  const element = canvas.querySelector<HTMLElement & { ready?: Promise<void> }>(tag)
  if (!element) throw new Error(`The story has no <${tag}>`)
  await customElements.whenDefined(tag)
  await element.ready
  // testing-library types ask for an element; a shadow root has the same queries
  return within(element.shadowRoot as unknown as HTMLElement)
}
