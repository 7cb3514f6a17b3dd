/** Keeps the best of many, without sorting them all. Equal ones stay in the order in which they came. */
export class Nearest {
  readonly #most: number
  readonly #places: number[] = []
  readonly #scores: number[] = []

  /** `most` is small: each offer looks through them. */
  constructor(most: number) {
    this.#most = most
  }

  offer(place: number, score: number): void {
    const last = this.#scores.length - 1
    if (last + 1 === this.#most && score <= (this.#scores[last] ?? 0)) return
    let at = last
    while (at >= 0 && (this.#scores[at] ?? 0) < score) at--
    this.#places.splice(at + 1, 0, place)
    this.#scores.splice(at + 1, 0, score)
    if (this.#places.length > this.#most) {
      this.#places.pop()
      this.#scores.pop()
    }
  }

  /** The best first. */
  get places(): readonly number[] {
    return this.#places
  }
}
