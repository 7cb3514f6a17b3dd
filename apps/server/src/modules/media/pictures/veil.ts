/**
 * What stands before a sensitive picture: nothing; a veil that whoever looks may lift; or that veil until employees have
 * looked, and meanwhile nobody is led to it.
 */
export type Veil = '' | 'veiled' | 'held'

const order: readonly Veil[] = ['', 'veiled', 'held']

/** What stands before several pictures that are shown together. */
export const worstVeil = (veils: readonly Veil[]): Veil =>
  veils.reduce((worst, veil) => (order.indexOf(veil) > order.indexOf(worst) ? veil : worst), '')
