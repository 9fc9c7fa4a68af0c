import { inflateSync } from 'node:zlib'

/** The source of a pdf with its streams decompressed. */
export function inflateStreams(pdf: Buffer): string {
  const parts: string[] = [pdf.toString('latin1')]
  let at = 0
  while (true) {
    const start = pdf.indexOf('stream\n', at)
    if (start < 0) break
    const end = pdf.indexOf('endstream', start)
    at = end + 'endstream'.length
    try {
      parts.push(inflateSync(pdf.subarray(start + 'stream\n'.length, end)).toString('latin1'))
    } catch {
      // a picture in another compression
    }
  }
  return parts.join('\n')
}

/** Characters that the fonts of the pdf contain and that copied text has. */
export function uniqueCharacters(text: string): Set<string> {
  const maps = [...text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].flatMap(([, body = '']) => [...body.matchAll(/<([0-9a-f]{4,})>/gi)])
  return new Set(maps.map(([, hex = '']) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))))
}
