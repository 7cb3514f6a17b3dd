import type { PinVideos } from '@pinfold/contract'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPart } from '../../ui/load-part.ts'
import { mayFilmsPlay } from './film-wishes.ts'

const CardFilmPlayer = lazy(() =>
  loadPart(() => import('./card-film-player.tsx')).then((module) => ({ default: module.CardFilmPlayer })),
)

const never = () => () => undefined

/** A video pin's film on its card: nothing in the page as it comes, nor where somebody wishes for less. */
export function CardFilm(film: { readonly pinId: string; readonly videos: PinVideos['video_list'] }) {
  const isWanted = useSyncExternalStore(never, mayFilmsPlay, () => false)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <CardFilmPlayer {...film} />
    </Suspense>
  )
}
