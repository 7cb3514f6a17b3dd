import type { DeviceSource } from '@pinfold/contract'
import bowser from 'bowser'

/** What kind of device a browser says it is; `web` where it says nothing we know. */
export function deviceSourceOf(userAgent: string): DeviceSource {
  if (userAgent === '') return 'web'
  const { platform, os } = bowser.parse(userAgent)
  const isTablet = platform.type === 'tablet'
  if (os.name === 'iOS') return isTablet ? 'ipad' : 'iphone'
  if (os.name === 'Android') return isTablet ? 'android_tablet' : 'android_mobile'
  return platform.type === 'mobile' || isTablet ? 'web_mobile' : 'web'
}
