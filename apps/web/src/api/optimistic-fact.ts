/** One wish of the viewer that the server has not answered yet; told apart by identity. */
export interface Wish<W> {
  readonly wanted: W
}

/** A fact as it shows, as the server last said it, and what was wished since. */
export interface Fact<F, W> {
  readonly shown: F
  readonly confirmed: F
  readonly wishes: readonly Wish<W>[]
  /** The moment since which it is known: readings that were asked for before are older. */
  readonly knownSince?: number
}

/** What a fact becomes when a wish is granted. */
export type Apply<F, W> = (wanted: W, before: F) => F

export const knownFact = <F, W>(confirmed: F): Fact<F, W> => ({ shown: confirmed, confirmed, wishes: [] })

/** The wish shows at once, on top of everything wished before. */
export function wished<F, W>(fact: Fact<F, W>, wish: Wish<W>, apply: Apply<F, W>): Fact<F, W> {
  return { ...fact, shown: apply(wish.wanted, fact.shown), wishes: [...fact.wishes, wish] }
}

/** The wish is over, granted or refused: what is still wished now stands on what the server said. */
export function settled<F, W>(fact: Fact<F, W>, wish: Wish<W>, confirmed: F, apply: Apply<F, W>): Fact<F, W> {
  const wishes = fact.wishes.filter((other) => other !== wish)
  const shown = wishes.reduce((before, { wanted }) => apply(wanted, before), confirmed)
  return { ...fact, shown, confirmed, wishes }
}
