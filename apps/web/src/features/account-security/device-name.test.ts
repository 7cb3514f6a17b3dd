import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('AC-02 a session is named by browser and system', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
  expect(deviceName(chrome)).toBe('Chrome on Linux')
  expect(deviceName(`${chrome} Edg/150.0`)).toBe('Edge on Linux')
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19 Mobile Safari/604'
  expect(deviceName(phone)).toBe('Safari on iPhone')
})

test('AC-02 a session of another program carries its name, an empty one is unknown', () => {
  expect(deviceName('gallery-dl/1.29')).toBe('gallery-dl')
  expect(deviceName('   ')).toBe('Unknown device')
})
