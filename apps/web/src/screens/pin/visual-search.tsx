import { memberRoutes, pinResource, visualLiveSearchResource } from '@pinfold/contract'
import { useMemo } from 'react'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { boxOfAddress, SearchPinPicture, visualSearchWords } from '../../features/visual-search/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage } from '../loading/load-page.ts'
import type { Route } from './+types/visual-search.ts'

export async function loader(args: Route.LoaderArgs) {
  const { pinId } = args.params
  const box = boxOfAddress(memberRoutes.visualSearch.parse(args.url.href)?.query ?? {})
  const [{ data: pin }, found] = await Promise.all([
    callForPage(args, pinResource.get, { id: pinId }),
    // The picture shows without it, and the search can be tried again.
    callForPage(args, visualLiveSearchResource.get, { pin_id: pinId, crop: box }).catch(() => null),
  ])
  if (found === null) return { pin, box, found: null, results: null }
  const { results, ...more } = found.data
  return { pin, box, found: more, results: packPins({ ...found, data: results }) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: visualSearchWords.heading, isPrivate: true }, matches)
}

export default function VisualSearchRoute({ loaderData: { pin, box, found, results } }: Route.ComponentProps) {
  const unpacked = results && unpackPins(results)
  const first = useMemo(() => (found && unpacked ? { ...found, results: unpacked.data } : null), [found, unpacked])
  return <SearchPinPicture key={pin.id} pin={pin} box={box} found={first} bookmark={unpacked?.bookmark} />
}
