import type { RefObject } from 'react'
import { useFilm } from './use-film.ts'

interface FilmInViewProps {
  readonly element: RefObject<HTMLVideoElement | null>
  readonly pinId: string
}

/** Draws nothing: lets a film play while it is in view, for whoever loads that late. */
export function FilmInView({ element, pinId }: FilmInViewProps) {
  useFilm(element, pinId)
  return null
}
