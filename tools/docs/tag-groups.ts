import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The groups in the order of the menu, as Storybook shows them (.storybook/preview.tsx). */
const order = ['Page', 'Catalogue', 'Product', 'Cart and checkout', 'Account', 'Content']

/** The group of each tag, from the titles of its stories: `Content/shop-faq`. */
function readGroups(root: string): Map<string, string> {
  const folder = join(root, 'stories')
  const stories = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'))
  const titles = stories.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/title: '([^/']+)\/(shop-[a-z-]+)'/g)])
  return new Map(titles.map(([, group = '', tag = '']) => [tag, group]))
}

/** Tags by group. Throws on a tag without a story, and on a group that is not in the order. */
export function tagGroups(root: string, tags: readonly string[]): Record<string, string[]> {
  const groups = readGroups(root)
  for (const tag of tags) {
    const group = groups.get(tag)
    if (group === undefined) throw new Error(`<${tag}> has no story: its title names the group in the documentation`)
    if (!order.includes(group)) throw new Error(`tools/docs/tag-groups.ts does not have the group ${group} of <${tag}>`)
  }
  return Object.fromEntries(order.map((group) => [group, tags.filter((tag) => groups.get(tag) === group)]))
}
