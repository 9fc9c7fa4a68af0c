/*
 * Translators of browsers and extensions replace text nodes by elements. React would then write into nodes that are gone, or throw
 * when it removes them or inserts before them (https://github.com/facebook/react/issues/11538, React 19.3.1, 2026-11-28). So each text node of React goes back to its place, empty, in
 * front of its translation, which leaves as soon as React writes or removes the text.
 */

interface Translated {
  text: string
  by: Set<ChildNode>
}
const translated = new WeakMap<Text, Translated>()
const originals = new WeakMap<Node, Text>()

// React has no public sign of its nodes (19.3.1, 2026-11-28)
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

/** The child of `parent` that contains the node. */
function childAround(node: Node, parent: Node): ChildNode | undefined {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return (child as ChildNode | null) ?? undefined
}

/** The node with which a tool has replaced a removed one. */
function findReplacement({ target, addedNodes, previousSibling: before, nextSibling: after }: MutationRecord, removed: Node) {
  const isForeign = (node: Node | null): node is ChildNode =>
    node?.parentNode === target && node.nodeType === Node.ELEMENT_NODE && !originals.has(node) && !isOfReact(node)
  const near = [before, after, before ? before.nextSibling : target.firstChild, after ? after.previousSibling : target.lastChild]
  return childAround(removed, target) ?? [...addedNodes, ...near].find(isForeign)
}

function putBack(original: Text, replacement: ChildNode) {
  const state = translated.get(original) ?? { text: original.data, by: new Set() }
  if (replacement.contains(original)) original.replaceWith(original.data)
  replacement.before(original)
  original.data = ''
  translated.set(original, state)
  state.by.add(replacement)
  originals.set(replacement, original)
  observer?.observe(original, { characterData: true })
}

function onRemoved(record: MutationRecord, node: Node) {
  if (node.parentNode === record.target) return // moved
  const original = originals.get(node)
  const state = translated.get(original ?? (node as Text))
  if (original) {
    // a tool translates again, or shows the original
    if (!state?.by.delete(node as ChildNode)) return
    const replacement =
      childAround(node, record.target) ?? [...record.addedNodes].find((added) => added !== original && added.parentNode === record.target)
    if (replacement) putBack(original, replacement as ChildNode)
    else if (state.by.size === 0) {
      translated.delete(original)
      original.data = state.text
    }
  } else if (node.nodeType === Node.TEXT_NODE && isOfReact(node)) {
    const replacement = findReplacement(record, node)
    if (replacement) putBack(node as Text, replacement)
    else drop(node as Text)
  }
}

/** Removes the translation of a text that React has changed or removed. */
function drop(original: Text) {
  for (const node of translated.get(original)?.by ?? []) node.remove()
  translated.delete(original)
}

const observer =
  globalThis.MutationObserver &&
  new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') {
        if ((record.target as Text).data) drop(record.target as Text)
      } else for (const node of record.removedNodes) onRemoved(record, node)
    }
    observer.takeRecords() // of what this has changed
  })

/** Lets React change the texts in `root` after a tool has translated them. */
export const keepTexts = (root: Node): void => observer?.observe(root, { childList: true, subtree: true })
