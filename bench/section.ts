/** Replaces what is between the comments `<!-- name -->` and `<!-- /name -->` of a Markdown document. Throws if they are missing. */
export function replaceSection(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = document.indexOf(start)
  const to = document.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The document has no section ${name}`)
  return `${document.slice(0, from)}${start}\n\n${content.trim()}\n\n${document.slice(to)}`
}
