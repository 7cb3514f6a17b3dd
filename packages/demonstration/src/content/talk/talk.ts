/** What is said under pictures of one scene. */
export interface SceneTalk {
  /** What pinners write under a title; each once. */
  readonly descriptions: readonly string[]
  /** A comment, then the pinner's answer, then what others add; each once. */
  readonly threads: readonly (readonly string[])[]
}

/** By the name of the scene. */
export type Talk = Readonly<Record<string, SceneTalk>>

export const scene = (descriptions: readonly string[], ...threads: readonly (readonly string[])[]): SceneTalk => ({
  descriptions,
  threads,
})
