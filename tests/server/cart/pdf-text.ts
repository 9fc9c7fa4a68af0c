import { inflateSync } from 'node:zlib'

/** The unpacked streams of a pdf and everything around them. */
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
      // a picture, not packed that way
    }
  }
  return parts.join('\n')
}

/** Characters that a font of the pdf can show and that its text can be copied as. */
export function uniqueCharacters(text: string): Set<string> {
  const maps = [...text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].flatMap(([, body = '']) => [...body.matchAll(/<([0-9a-f]{4,})>/gi)])
  return new Set(maps.map(([, hex = '']) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))))
}
