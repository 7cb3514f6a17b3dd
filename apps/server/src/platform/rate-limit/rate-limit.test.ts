import { expect, test } from 'vitest'
import { addressKey } from './rate-limit.ts'

test('AC-02 an IPv4 address counts for itself, however it is written', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::FFFF:203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('203.0.113.8')).not.toBe(addressKey('203.0.113.7'))
})

test('AC-02 IPv6 addresses of one /64 count as one, in every spelling', () => {
  const one = addressKey('2001:db8:aa:1::1')
  for (const other of [
    '2001:DB8:AA:1::ffff',
    '2001:0db8:00aa:0001:0:0:0:9',
    '2001:db8:aa:1:1:2:3:4',
    '2001:db8:aa:1::%eth0',
  ]) {
    expect(addressKey(other), other).toBe(one)
  }
  for (const other of ['2001:db8:aa:2::1', '2001:db8:aa::1', '2001:db8::aa:1', '::1', '2001:db8:aa:1ff::1']) {
    expect(addressKey(other), other).not.toBe(one)
  }
})

test('AC-02 short addresses of IPv6 are read from both ends', () => {
  expect(addressKey('::1')).toBe('0:0:0:0')
  expect(addressKey('::')).toBe('0:0:0:0')
  expect(addressKey('fe80::')).toBe('fe80:0:0:0')
  expect(addressKey('1::2:3:4:5:6')).toBe('1:0:0:2')
})
