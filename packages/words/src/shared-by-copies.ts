/**
 * Something that all copies of this package in one program share: pages are built with a copy of their own, and speak as the
 * server does that shows them. It answers how to read it and how to set it.
 *
 * @param name what it is, unlike others of this package
 */
export function sharedByCopies<T>(name: string, first: T): { readonly read: () => T; readonly set: (next: T) => void } {
  const place = Symbol.for(`pinfold.words.${name}`)
  const holder = globalThis as { [place: symbol]: { value: unknown } | undefined }
  const held = (holder[place] ??= { value: first })
  return {
    read: () => held.value as T,
    set(next) {
      held.value = next
    },
  }
}
