import { AppError } from '../../platform/errors/app-error.ts'
import { machineRefusalWords } from './machine-refusals.words.ts'

const CALLBACK = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,5}$/
const LONGEST_CALLBACK = 100

/** The function a script wants to be called with; throws `invalid_parameters` for what could be more than a name. */
export function readCallback(sent: unknown): string | null {
  if (sent === undefined || sent === '') return null
  if (typeof sent !== 'string' || sent.length > LONGEST_CALLBACK || !CALLBACK.test(sent)) {
    throw new AppError('invalid_parameters', {
      field: 'callback',
      detail: `callback: ${machineRefusalWords.notFunction}`,
    })
  }
  return sent
}

/**
 * JSON as a script that calls the function. The comment keeps the name from being the first bytes, which could
 * otherwise be chosen to make the answer another kind of file.
 */
export const asScript = (callback: string, json: string): string =>
  `/**/${callback}(${json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')});`
