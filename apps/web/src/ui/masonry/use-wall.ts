import { useState } from 'react'
import type { CardSize, WallShape } from './masonry-layout.ts'
import { type Wall, buildWall } from './masonry-style.ts'

interface Built<T> {
  readonly items: readonly T[]
  readonly sizeOf: (item: T) => CardSize
  readonly wall: Wall
}

const startsWith = <T>(items: readonly T[], start: readonly T[]) =>
  items.length >= start.length && start.every((item, index) => item === items[index])

/** Of a long list in another order, or with less on it, most sizes are known. */
function knownSizes<T>(sizeOf: (item: T) => CardSize, old?: Built<T>): (item: T) => CardSize {
  if (old?.sizeOf !== sizeOf) return sizeOf
  const known = new Map(old.items.map((item, index) => [item, old.wall.cards[index]]))
  return (item) => known.get(item) ?? sizeOf(item)
}

function build<T>(items: readonly T[], sizeOf: (item: T) => CardSize, shape: WallShape, old?: Built<T>): Built<T> {
  const isGrowth =
    old !== undefined && old.sizeOf === sizeOf && old.wall.shape === shape && startsWith(items, old.items)
  const wall = isGrowth
    ? buildWall(items.slice(old.items.length).map(sizeOf), old.wall, shape)
    : buildWall(items.map(knownSizes(sizeOf, old)), undefined, shape)
  return { items, sizeOf, wall }
}

/** The wall of a list; a list that grew at its end is laid out from there on. */
export function useWall<T>(items: readonly T[], sizeOf: (item: T) => CardSize, shape: WallShape): Wall {
  const [built, setBuilt] = useState(() => build(items, sizeOf, shape))
  if (built.items === items && built.sizeOf === sizeOf && built.wall.shape === shape) return built.wall
  const next = build(items, sizeOf, shape, built)
  setBuilt(next)
  return next.wall
}
