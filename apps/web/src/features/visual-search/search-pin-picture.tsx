import type { Pin, PictureBox, VisualSearchResult } from '@pinfold/contract'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import { links } from '../../api/links.ts'
import { PinPicture } from '../../entities/pin/card/pin-picture.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { boxInAddress, wholeBox } from './box-shape.ts'
import { CropFrame } from './crop-frame.tsx'
import { VisualResults } from './visual-results.tsx'
import { VisualSearchPage } from './visual-search-page.tsx'
import { visualSearchWords } from './visual-search.words.ts'

interface SearchPinPictureProps {
  readonly pin: Pin
  readonly box: PictureBox
  /** Null where the search did not come through. */
  readonly found: VisualSearchResult | null
  /** Where the list goes on. */
  readonly bookmark: string | undefined
}

/** What looks like a part of a pin's picture. The part stands in the address. */
export function SearchPinPicture({ pin, box, found, bookmark }: SearchPinPictureProps) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const isBusy = useNavigation().state === 'loading' || revalidator.state === 'loading'
  const { width, height } = pin.images.orig
  const ratio = width > 0 && height > 0 ? height / width : 1
  const search = (part: PictureBox) =>
    void navigate(links.visualSearch(pin.id, boxInAddress(part)), { replace: true, preventScrollReset: true })
  const isWhole = box.w === 1 && box.h === 1
  return (
    <VisualSearchPage
      heading={visualSearchWords.heading}
      help={visualSearchWords.help}
      tools={
        !isWhole && (
          <LinkButton to={links.visualSearch(pin.id, boxInAddress(wholeBox))} size={32} replace preventScrollReset>
            {visualSearchWords.wholePicture}
          </LinkButton>
        )
      }
      picture={
        <CropFrame aspect={1 / ratio} box={box} suggested={isWhole ? (found?.suggested ?? []) : []} onLetGo={search}>
          <PinPicture pin={pin} ratio={ratio} sizes="(width >= 1024px) 384px, 480px" isFirst />
        </CropFrame>
      }
    >
      {found ? (
        <VisualResults found={found} goingOn={{ options: { pin_id: pin.id, crop: box }, bookmark }} isBusy={isBusy} />
      ) : (
        <EmptyState
          drawing="broken"
          heading={visualSearchWords.failed}
          action={
            <Button isBusy={isBusy} onClick={() => void revalidator.revalidate()}>
              {actionWords.retry}
            </Button>
          }
        />
      )}
    </VisualSearchPage>
  )
}
