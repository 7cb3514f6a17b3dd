import type { DemoBoard } from './boards.ts'

/** A public board in one line; what is special about it comes last. */
export function board(
  owner: string,
  name: string,
  description: string,
  families: readonly string[],
  special: Partial<Omit<DemoBoard, 'owner' | 'name' | 'description' | 'families'>> = {},
): DemoBoard {
  const usual = { sections: [], privacy: 'public', collaborators: [], isArchived: false } as const
  return { owner, name, description, families, ...usual, ...special }
}
