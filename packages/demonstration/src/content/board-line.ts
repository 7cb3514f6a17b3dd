import type { DemoBoard } from './demo-board.ts'

interface Special extends Partial<Pick<DemoBoard, 'privacy' | 'collaborators' | 'isArchived'>> {
  /** Titles, each with the scenes that it holds. */
  readonly sections?: Readonly<Record<string, string>>
}

/** A public board in one line: its scenes with spaces between them, and what is special about it. */
export function board(
  owner: string,
  name: string,
  description: string,
  scenes: string,
  { sections = {}, ...special }: Special = {},
): DemoBoard {
  return {
    owner,
    name,
    description,
    scenes: scenes.split(' '),
    sections: Object.entries(sections).map(([title, held]) => ({ title, scenes: held.split(' ') })),
    privacy: 'public',
    collaborators: [],
    isArchived: false,
    ...special,
  }
}
