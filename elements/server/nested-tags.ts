import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'

/** A shop element in the markup of another one. */
export interface NestedTag {
  tag: string
  attributes: Readonly<Record<string, unknown>>
}

/** What a nested element contains. */
export interface NestedContent {
  html: string
  /** the markup is that of a shadow root */
  hasShadow: boolean
}

/**
 * Finds the shop elements and the light DOM in the markup of a view. React writes a mark in their place: a random text, so that
 * no text of the shop can pass for one.
 */
export function createMarks() {
  const mark = `shop-${randomUUID()}-`
  const [start, end] = [`${mark}start`, `${mark}end`]
  const nested: NestedTag[] = []
  return {
    renderElement(tag: string, attributes: NestedTag['attributes']): ReactNode {
      nested.push({ tag, attributes })
      return `${mark}${nested.length - 1}.`
    },
    renderInLightDom: (children: ReactNode): ReactNode => createElement(Fragment, null, start, children, end),
    /** Separates the markup of the shadow root from the light DOM, and fills in the nested elements. `attribute` marks those with a shadow root. */
    async fill(
      markup: string,
      fillNested: (nested: NestedTag) => Promise<NestedContent>,
      attribute: string,
    ): Promise<{ shadow: string; light: string }> {
      const [before = '', rest = ''] = markup.split(start)
      const [light = '', after = ''] = rest.split(end)
      const pieces = light.split(mark)
      let filled = pieces[0] ?? ''
      for (const piece of pieces.slice(1)) {
        const dot = piece.indexOf('.')
        const found = nested[Number(piece.slice(0, dot))]
        const { html, hasShadow } = found ? await fillNested(found) : { html: '', hasShadow: false }
        if (hasShadow) filled = `${filled.slice(0, -1)} ${attribute}>` // the mark is the first child: the parent's start tag has just ended
        filled += html + piece.slice(dot + 1)
      }
      return { shadow: before + after, light: filled }
    },
  }
}
