import { expect, test } from 'vitest'
import { parseFetchException } from '../config/fetch-exception.ts'
import { fetchExceptions } from './fetch-exceptions.ts'
import { hostOf, mayBeElsewhere, placesOf, portOf } from './guarded-places.ts'
import { isPublicAddress } from './public-addresses.ts'

const nowhere = () => Promise.reject(new Error('nothing is resolved here'))

/** Every spelling of a place that is not on the public internet. */
const closed = [
  ['127.0.0.1', '127.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
  ['127.0.0.1.', '１２７.０.０.１', '127。0。0。1', '%31%32%37.0.0.1', '0', '0.0.0.0', '0.1.2.3'],
  ['10.0.0.1', '10.255.255.255', '167772161', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.1'],
  ['100.64.0.1', '100.100.100.200', '100.127.255.255', '169.254.169.254', '0xa9fea9fe', '2852039166'],
  ['168.63.129.16', '192.0.0.1', '192.0.0.192', '192.0.2.1', '192.31.196.1', '192.52.193.1', '192.88.99.1'],
  ['192.175.48.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255'],
  ['240.0.0.1', '255.255.255.255', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ['[::ffff:10.0.0.1]', '[::ffff:8.8.8.8]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::a00:1]'],
  ['[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]', '[2001::1]', '[2001:db8::1]', '[2001:10::1]'],
  ['[100::1]', '[fc00::1]', '[fd00:ec2::254]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '[3fff::1]', '[5f00::1]'],
  ['[2620:4f:8000::1]'],
].flat()

test.each(closed)('CN-06 %s is not gone to', async (host) => {
  const url = new URL(`http://${host}/`)
  const place = { hostname: hostOf(url), port: portOf(url) }
  await expect(placesOf(place, fetchExceptions([]), nowhere)).rejects.toMatchObject({ reason: 'refused' })
})

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.255.255', '192.0.1.1', '223.255.255.255'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each(['2606:4700:4700::1111', '2a00:1450::1', '2001:200::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each(['fe80::1%eth0', '2606:4700::1%1', 'localhost', '', '8.8.8', '::ffff:8.8.8.8'])(
  'CN-06 a resolver that says %j is not believed',
  (address) => expect(isPublicAddress(address)).toBe(false),
)

test('CN-06 a name is gone to only where all that it stands for is public, at the usual ports', async () => {
  const ask = (port: number, ...addresses: string[]) =>
    placesOf({ hostname: 'site.example', port }, fetchExceptions([]), () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
    )
  await expect(ask(443, '8.8.8.8', '2606:4700::1')).resolves.toHaveLength(2)
  await expect(ask(443, '8.8.8.8', '10.0.0.1')).rejects.toMatchObject({ reason: 'refused' })
  await expect(ask(80, '2606:4700::1', 'fe80::1%eth0')).rejects.toMatchObject({ reason: 'refused' })
  await expect(ask(8080, '8.8.8.8')).rejects.toMatchObject({ reason: 'refused' })
  await expect(ask(22, '8.8.8.8')).rejects.toMatchObject({ reason: 'refused' })
  await expect(ask(443)).rejects.toMatchObject({ reason: 'unreachable' })
})

test('CN-06 exceptions name hosts and ranges, with a port or for all', () => {
  const exceptions = fetchExceptions([
    'wiki.intranet.example',
    '*.shop.example:8080',
    '10.1.0.0/16',
    '127.0.0.1:9000',
    '[fd00::]/8',
    '[::1]:9000',
  ])
  expect(exceptions.hasName('wiki.intranet.example', 1234)).toBe(true)
  expect(exceptions.hasName('intranet.example', 80)).toBe(false)
  expect(exceptions.hasName('a.shop.example', 8080)).toBe(true)
  expect(exceptions.hasName('a.shop.example', 80)).toBe(false)
  expect(exceptions.hasName('shop.example', 8080)).toBe(false)
  expect(exceptions.hasAddress('10.1.2.3', 80)).toBe(true)
  expect(exceptions.hasAddress('10.2.2.3', 80)).toBe(false)
  expect(exceptions.hasAddress('127.0.0.1', 9000)).toBe(true)
  expect(exceptions.hasAddress('127.0.0.1', 9001)).toBe(false)
  expect(exceptions.hasAddress('::ffff:127.0.0.1', 9000)).toBe(false)
  expect(exceptions.hasAddress('fd00::12', 80)).toBe(true)
  expect(exceptions.hasAddress('::1', 9000)).toBe(true)
  expect(exceptions.hasAddress('fe80::1%lo', 80)).toBe(false)
})

test.each(['', 'a b', 'http://a.example', '10.0.0.0/33', 'a.example/8', 'a.example:0', 'a.example:70000', '[::1', '*'])(
  '%j is no exception',
  (text) => expect(parseFetchException(text)).toBeNull(),
)

test.each([
  ['shop.example.com', true],
  ['printer', false],
  ['metadata.google.internal', false],
  ['nas.local', false],
  ['8.8.8.8', false],
])('a name that only a proxy may know: %s', (name, isIt) => expect(mayBeElsewhere(name)).toBe(isIt))
