import type { PagePrice } from '../read-page.ts'
import { isThing, listOf } from './values.ts'

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const symbols: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  zł: 'PLN',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  R$: 'BRL',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
}

/** The letters of a currency (ISO 4217); null for what is none. A bare `$` could be one of twenty. */
export function currencyOf(value: unknown): string | null {
  const [one] = listOf(value)
  if (isThing(one)) return currencyOf(one['@value'] ?? one['name'])
  if (typeof one !== 'string') return null
  const text = one.trim()
  const letters = text.toUpperCase()
  return currencies.has(letters) ? letters : (symbols[text] ?? null)
}

/** Money of a value and, where the value does not say it itself, of a currency beside it. Null for anything unsure. */
export function priceOf(value: unknown, currency: unknown): PagePrice | null {
  const [one] = listOf(value)
  if (isThing(one))
    return priceOf(one['@value'] ?? one['value'] ?? one['price'], one['currency'] ?? one['priceCurrency'] ?? currency)
  const text = typeof one === 'number' ? String(one) : typeof one === 'string' ? one.normalize('NFKC') : ''
  const letters = currencyOf(currency) ?? currencyIn(text)
  if (letters === null) return null
  const amount = amountOf(text, letters, typeof one === 'number')
  return amount === null ? null : { value: amount, currency: letters }
}

function currencyIn(text: string): string | null {
  const word = /\b[A-Z]{3}\b/.exec(text)?.[0]
  if (word !== undefined && currencies.has(word)) return word
  return Object.entries(symbols).find(([symbol]) => text.includes(symbol))?.[1] ?? null
}

/** Beyond that nobody sells on the web. */
const MOST_DIGITS = 12

function amountOf(text: string, currency: string, isNumber: boolean): string | null {
  const numbers = text.match(/\d(?:[\d.,'’ \u00A0\u202F]*\d)?/g) ?? []
  const [number] = numbers
  // Two numbers are a range or a sentence; a minus is no price.
  if (number === undefined || numbers.length > 1 || /-\s*[^\d]{0,3}\d/.test(text)) return null
  if (text.replace(number, '').replaceAll(/[\s.,:\p{Sc}-]/gu, '').length > 5) return null
  const digits = decimalsOf(currency)
  const plain = isNumber ? number : withPoint(number.replaceAll(/['’\s]/g, ''), digits)
  if (plain === null || !/^\d+(\.\d+)?$/.test(plain)) return null
  const [whole = '', fraction = ''] = plain.split('.')
  const wholeDigits = whole.replace(/^0+(?=\d)/, '')
  if (wholeDigits.length > MOST_DIGITS) return null
  const kept = rounded(wholeDigits, fraction, digits)
  return /[1-9]/.test(kept) ? kept : null
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** What separates thousands goes; what separates decimals becomes a point. */
function withPoint(number: string, digits: number): string | null {
  const points = number.split('.').length - 1
  const commas = number.split(',').length - 1
  if (points > 0 && commas > 0) {
    const decimal = number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ','
    const thousands = decimal === '.' ? ',' : '.'
    const bare = number.replaceAll(thousands, '')
    return bare.split(decimal).length === 2 ? bare.replace(decimal, '.') : null
  }
  const separator = points > 0 ? '.' : ','
  const count = points + commas
  if (count === 0) return number
  const isThousands = /^\d{1,3}([.,]\d{3})+$/.test(number)
  if (count > 1) return isThousands ? number.replaceAll(separator, '') : null
  const [whole = '', fraction = ''] = number.split(separator)
  // `1.299` is a thousand in most shops, `129.000` a machine's three decimals, unless the currency has no cents or three.
  const isGrouped =
    isThousands && whole !== '0' && digits !== 3 && (separator === ',' || digits === 0 || fraction !== '000')
  return isGrouped ? whole + fraction : `${whole}.${fraction}`
}

/** To the decimals of the currency, by whole numbers so that no cent is lost. */
function rounded(whole: string, fraction: string, digits: number): string {
  const kept = fraction.slice(0, digits).padEnd(digits, '0')
  const isUp = Number(fraction[digits] ?? '0') >= 5
  const cents = (BigInt(whole + kept) + (isUp ? 1n : 0n)).toString().padStart(digits + 1, '0')
  return digits === 0 ? cents : `${cents.slice(0, -digits)}.${cents.slice(-digits)}`
}
