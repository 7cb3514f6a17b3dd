import { type Pin, type SectionCard, repinResource } from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Popover } from '../../ui/popover.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useLoginPrompt } from '../accounts/login-prompt.tsx'
import { BoardPicker, usePickerPreparation } from '../boards/board-picker.tsx'
import styles from './save-button.module.css'

/** Where the viewer saved a pin while this page was open. */
interface Saved {
  readonly boardName: string
  readonly boardUrl: string
}

/** One fact for all cards of a pin. */
const savedKey = (pinId: string) => ['pin', pinId, 'saved'] as const

function useSaved(pinId: string): Saved | null {
  const { data } = useQuery<Saved | null>({
    queryKey: savedKey(pinId),
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data
}

interface SaveButtonProps {
  readonly pin: Pin
  readonly size?: 40 | 48
  readonly className?: string | undefined
  /** The page's address asks for the picker. */
  readonly isOpenAtFirst?: boolean
}

/** Save, with the choice of board and section; afterwards it says where the pin went. */
export function SaveButton({ pin, size = 40, className, isOpenAtFirst = false }: SaveButtonProps) {
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const ask = useLoginPrompt()
  const queries = useQueryClient()
  const saved = useSaved(pin.id)
  const preparation = usePickerPreparation()
  const open = useEffectEvent(() => ask('save', () => setOpen(true)))
  useEffect(() => {
    if (isOpenAtFirst) open()
  }, [isOpenAtFirst])

  const save = async (board: { id: string; name: string; url: string }, section: SectionCard | null) => {
    setOpen(false)
    setBusy(true)
    try {
      await call(repinResource.create, {
        pin_id: pin.id,
        board_id: board.id,
        ...(section && { section_id: section.id }),
      })
      const boardName = section ? `${board.name} › ${section.title}` : board.name
      const boardUrl = section ? links.section(board, section.slug) : links.board(board)
      queries.setQueryData<Saved>(savedKey(pin.id), { boardName, boardUrl })
      showToast({
        text: `Saved to ${boardName}`,
        pictureUrl: pin.images['136x136'].url,
        action: { label: 'View', href: boardUrl },
      })
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <span ref={button} className={classNames(styles['save'], className)} {...preparation}>
      {saved && (
        <Link className={styles['saved']} to={saved.boardUrl}>
          {saved.boardName}
        </Link>
      )}
      <Button
        kind={saved ? 'secondary' : 'primary'}
        size={size}
        isBusy={isBusy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => ask('save', () => setOpen(true))}
      >
        {saved ? 'Saved' : 'Save'}
      </Button>
      <Popover label="Save to a board" isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={button} width={360}>
        <BoardPicker onPick={(board, section) => void save(board, section)} />
      </Popover>
    </span>
  )
}
