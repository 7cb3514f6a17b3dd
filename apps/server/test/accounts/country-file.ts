import { writeFile } from 'node:fs/promises'

const text = (value: string) => Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)])
const short = (value: number) => Buffer.from([0xa2, value >> 8, value & 0xff])
const long = (value: number) =>
  Buffer.from([0xc4, value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff])
const map = (entries: Record<string, Buffer>) =>
  Buffer.concat([
    Buffer.from([0xe0 | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  ])

/** Writes a GeoIP file (MaxMind DB 2.0) that knows one /24 of IPv4 addresses and the country it is in. */
export async function writeCountryFile(
  path: string,
  network: readonly [number, number, number],
  country: string,
): Promise<void> {
  const bits = network.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1))
  const record = (value: number) => Buffer.from([value >> 16, (value >> 8) & 0xff, value & 0xff])
  // A record that is the number of nodes says "nothing known"; 16 more is the first byte of the data.
  const tree = bits.map((bit, node) => {
    const onward = record(node + 1 < bits.length ? node + 1 : bits.length + 16)
    const nothing = record(bits.length)
    return Buffer.concat(bit === 0 ? [onward, nothing] : [nothing, onward])
  })
  const data = map({ country: map({ iso_code: text(country) }) })
  const metadata = map({
    node_count: long(bits.length),
    record_size: short(24),
    ip_version: short(4),
    database_type: text('Country'),
    languages: Buffer.from([0x00, 0x04]),
    binary_format_major_version: short(2),
    binary_format_minor_version: short(0),
    build_epoch: Buffer.from([0x04, 0x02, 0x6a, 0x00, 0x00, 0x00]),
    description: map({}),
  })
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  await writeFile(path, Buffer.concat([...tree, Buffer.alloc(16), data, marker, metadata]))
}
