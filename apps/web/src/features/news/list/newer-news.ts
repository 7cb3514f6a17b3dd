import type { News } from '@pinfold/contract'

/** How many pieces came, or were joined by somebody, since the list was read. */
export function countNewer(shown: readonly News[], fresh: readonly News[]): number {
  const versions = new Map(shown.map(({ id, version }) => [id, version]))
  return fresh.filter(({ id, version, is_unread: isUnread }) => isUnread && versions.get(id) !== version).length
}
