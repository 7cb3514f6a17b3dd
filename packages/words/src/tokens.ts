/** A text as its parts: what stands there as it is, and arguments with what is done to them. */
export type Token = string | readonly [name: string, type?: string, format?: unknown]

/** A compiled text; one without arguments is only itself. */
export type Compiled = string | readonly Token[]

/** The texts of one set in one language, by their keys. */
export type CompiledSet = Readonly<Record<string, Compiled>>
