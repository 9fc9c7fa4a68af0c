/** A file of the archive, as a stream of pieces. */
export interface ZipEntry {
  name: string
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

const polynomial = 0xedb88320
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
  return value
})

/** Updates a CRC-32 checksum with further bytes. */
function checksum(sum: number, bytes: Uint8Array): number {
  let index = ~sum
  for (const byte of bytes) index = (table[(index ^ byte) & 255] ?? 0) ^ (index >>> 8)
  return ~index >>> 0
}

const version = 20
const namesInUtf8 = 0x0800
const deflated = 8
const firstDay = 33 // 1 January 1980, the first date of the format

/** Packs little-endian numbers. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let index = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(index, value, true)
    else view.setUint32(index, value, true)
    index += bytes
  }
  return new Uint8Array(view.buffer)
}

/** Creates a zip archive, deflated by the browser. */
export async function zipFile(entries: readonly ZipEntry[], type: string): Promise<Blob> {
  const files: BlobPart[] = []
  const directory: BlobPart[] = []
  let [offset, directoryBytes] = [0, 0]
  for (const { name, pieces } of entries) {
    const packer = new CompressionStream('deflate-raw')
    const writer = packer.writable.getWriter()
    const packing = new Response(packer.readable).blob()
    let [sum, size] = [0, 0]
    for await (const piece of pieces) {
      sum = checksum(sum, piece)
      size += piece.length
      await writer.write(piece as Uint8Array<ArrayBuffer>)
    }
    await writer.close()
    const packed = await packing
    const title = new TextEncoder().encode(name)
    const facts = [
      ...([
        [version, 2],
        [namesInUtf8, 2],
        [deflated, 2],
        [0, 2],
        [firstDay, 2],
      ] as const),
      ...([
        [sum, 4],
        [packed.size, 4],
        [size, 4],
        [title.length, 2],
        [0, 2],
      ] as const),
    ] as const
    const head = numbers([0x04034b50, 4], ...facts)
    const listed = numbers([0x02014b50, 4], [version, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    files.push(head, title, packed)
    directory.push(listed, title)
    offset += head.length + title.length + packed.size
    directoryBytes += listed.length + title.length
  }
  const count = entries.length
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directoryBytes, 4], [offset, 4], [0, 2])
  return new Blob([...files, ...directory, end], { type })
}
