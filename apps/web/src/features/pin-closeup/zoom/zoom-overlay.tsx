import type { Pin } from '@pinfold/contract'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { pictureGround } from '../../../entities/pin/card/pin-picture.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './zoom.module.css'
import { actionWords } from '../../../ui/action.words.ts'
import { pinName } from '../../../entities/pin/pin-name.ts'
import { zoomWords } from './zoom.words.ts'

interface ZoomOverlayProps {
  readonly pin: Pin
  readonly onClose: () => void
}

/** A pin's picture over the whole screen, as near as one wants. */
export function ZoomOverlay({ pin, onClose }: ZoomOverlayProps) {
  const name = pinName(pin)
  return (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={styles['screen'] ?? ''}>
        <Dialog className={styles['dialog'] ?? ''} aria-label={zoomWords.fullScreen({ name })}>
          <ZoomStage pin={pin} name={name} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Keys are heard from the start; the dialog would take the focus itself, outside of what hears them. */
const focus = (element: HTMLElement | null) => element?.focus()

function ZoomStage({ pin, name, onClose }: ZoomOverlayProps & { readonly name: string }) {
  const { width, height } = pin.images.orig
  const isStill = pin.is_animated && matchMedia('(prefers-reduced-motion: reduce)').matches
  const { url } = isStill ? pin.images['1200x'] : pin.images.orig
  const { view, picture, isWhole, isLargest, nearer, further, wheelRef, pointerProps, onKeyDown } = useZoom({
    width: Math.max(width, 1),
    height: Math.max(height, 1),
  })
  return (
    // The keys work wherever the focus is in the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- every act has a button, too
    <div ref={focus} tabIndex={-1} className={styles['stage']} onKeyDown={onKeyDown}>
      <div ref={wheelRef} className={styles['field']} data-whole={isWhole || undefined} {...pointerProps}>
        <img
          className={styles['picture']}
          src={url}
          width={picture.width}
          height={picture.height}
          alt={pin.alt_text || name}
          draggable={false}
          style={{
            ...pictureGround(pin),
            inlineSize: picture.width,
            blockSize: picture.height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        />
      </div>
      <div className={styles['tools']}>
        <IconButton
          label={zoomWords.zoomOut}
          icon={<ZoomOut size={20} />}
          kind="floating"
          disabled={isWhole}
          onClick={further}
        />
        <IconButton
          label={zoomWords.zoomIn}
          icon={<ZoomIn size={20} />}
          kind="floating"
          disabled={isLargest}
          onClick={nearer}
        />
        <IconButton label={actionWords.close} icon={<X size={20} />} kind="floating" onClick={onClose} />
      </div>
    </div>
  )
}
