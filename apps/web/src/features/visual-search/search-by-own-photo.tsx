import { type PictureBox, searchByPhoto, type VisualSearchResult } from '@pinfold/contract'
import { Camera, ImageUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { useRootData } from '../../api/viewer.ts'
import { ApiFailure } from '../../api/failure.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { wholeBox } from './box-shape.ts'
import { CropFrame } from './crop-frame.tsx'
import { PhotoChooser } from './photo-chooser.tsx'
import { photoOfFile, type SearchedPhoto } from './photo-of-file.ts'
import { VisualResults } from './visual-results.tsx'
import { VisualSearchPage } from './visual-search-page.tsx'
import { visualSearchWords } from './visual-search.words.ts'

const VisualPlaceholder = lazy(() =>
  loadPart(() => import('./visual-placeholder.tsx')).then((module) => ({ default: module.VisualPlaceholder })),
)

/** What looks like a photo of one's own, which goes to the server to be looked at and is kept nowhere. */
export function SearchByOwnPhoto() {
  const [photo, setPhoto] = useState<SearchedPhoto | null>(null)
  const [box, setBox] = useState(wholeBox)
  const [found, setFound] = useState<VisualSearchResult | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isHere = useRootData()?.hasVisualSearch === true
  const last = useRef<AbortController | null>(null)

  const search = async (searched: SearchedPhoto, part: PictureBox) => {
    last.current?.abort()
    const turn = new AbortController()
    last.current = turn
    setBox(part)
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await call(searchByPhoto, { image: searched.image, crop: part }, { signal: turn.signal })
      if (last.current === turn) setFound(data)
    } catch (error) {
      if (last.current === turn) setFailure(error instanceof ApiFailure ? error.message : visualSearchWords.failed)
    } finally {
      if (last.current === turn) setBusy(false)
    }
  }
  const choose = async (file: File) => {
    const chosen = await photoOfFile(file).catch(() => null)
    if (chosen === null) return setFailure(visualSearchWords.unreadable)
    setPhoto(chosen)
    setFound(null)
    await search(chosen, wholeBox)
  }

  if (!isHere)
    return (
      <EmptyState drawing="broken" heading={visualSearchWords.unavailable} headingLevel={1}>
        {visualSearchWords.unavailableHelp}
      </EmptyState>
    )
  const chooser = (size: 40 | 48, kind: 'primary' | 'secondary') => (
    <PhotoChooser
      onFile={(file) => void choose(file)}
      choices={[
        { label: photo ? visualSearchWords.otherPhoto : visualSearchWords.choosePhoto, icon: <ImageUp size={20} /> },
        { label: visualSearchWords.takePhoto, icon: <Camera size={20} />, isCamera: true },
      ]}
      size={size}
      kind={kind}
    />
  )
  if (photo === null)
    return (
      <EmptyState
        drawing={failure === null ? 'pins' : 'broken'}
        heading={failure ?? visualSearchWords.photoHeading}
        headingLevel={1}
        action={chooser(48, 'primary')}
      >
        {visualSearchWords.photoHelp}
      </EmptyState>
    )
  return (
    <VisualSearchPage
      heading={visualSearchWords.photoHeading}
      help={visualSearchWords.help}
      picture={
        <CropFrame
          aspect={photo.width / photo.height}
          box={box}
          suggested={box.w === 1 && box.h === 1 ? (found?.suggested ?? []) : []}
          onLetGo={(part) => void search(photo, part)}
        >
          <img src={photo.address} alt={visualSearchWords.yourPhoto} width={photo.width} height={photo.height} />
        </CropFrame>
      }
      tools={chooser(40, 'secondary')}
    >
      {failure !== null && (
        <EmptyState
          drawing="broken"
          heading={failure}
          action={<Button onClick={() => void search(photo, box)}>{actionWords.retry}</Button>}
        />
      )}
      {failure === null && found && <VisualResults found={found} isBusy={isBusy} />}
      {failure === null && found === null && isBusy && (
        <Suspense fallback={null}>
          <VisualPlaceholder />
        </Suspense>
      )}
    </VisualSearchPage>
  )
}
