/** A board of the demonstration. */
export interface DemoBoard {
  readonly owner: string
  readonly name: string
  readonly description: string
  /** Scenes of the drawings that are on it. */
  readonly scenes: readonly string[]
  readonly sections: readonly { readonly title: string; readonly scenes: readonly string[] }[]
  readonly privacy: 'public' | 'protected' | 'secret'
  /** Usernames who add to it as well. */
  readonly collaborators: readonly string[]
  readonly isArchived: boolean
}
