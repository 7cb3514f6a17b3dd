import { sessionWords } from './sessions.words.ts'

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/** "Firefox on Windows", or the program's own name where it is no browser. */
export function deviceName(userAgent: string): string {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser !== undefined) return system === undefined ? browser : sessionWords.browserOn({ browser, system })
  const program = /^[\w .-]{1,40}/.exec(userAgent.trim())?.[0].trim()
  return program === undefined || program === '' ? sessionWords.unknownDevice : program
}
