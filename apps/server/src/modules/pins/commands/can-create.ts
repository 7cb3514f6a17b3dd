import type { Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** VR-05: the experiment can turn making pins off, for all or for the web alone. Throws `publishing_disabled`. */
export function requirePinCreation({ experiments, deviceSource }: Pick<Viewer, 'experiments' | 'deviceSource'>): void {
  const group = experiments.pin_creation
  const isWeb = deviceSource === 'web' || deviceSource === 'web_mobile'
  if (group === 'disable_all' || (group === 'disable_web_pins' && isWeb)) throw new AppError('publishing_disabled')
}
