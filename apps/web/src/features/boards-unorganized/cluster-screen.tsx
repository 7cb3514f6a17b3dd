import { type Board, limits, type Pin, type PinCluster, pinClusterFeed } from '@pinfold/contract'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { counted } from '../../ui/format.ts'
import { useSelection } from '../../ui/selection/use-selection.ts'
import { showToast } from '../../ui/toast-store.ts'
import { CreateBoardForm } from '../../entities/board/making/create-board-form.tsx'
import styles from './cluster-screen.module.css'
import { usePinMoving } from './move-pins.ts'
import { PinChoice } from './pin-choice.tsx'
import { pinCountWords } from '../../entities/board/pin-counts.words.ts'
import { pinMovingWords } from './pin-moving.words.ts'
import { clusterWords } from './cluster.words.ts'

/** What is on the screen, and what follows it. */
async function allPins(id: string, shown: readonly Pin[], bookmark: string | undefined): Promise<readonly Pin[]> {
  const known = new Map(shown.map((pin) => [pin.id, pin]))
  let next = bookmark
  while (next !== undefined && known.size < limits.bulkEdit.atOnce) {
    const page = await call(pinClusterFeed, { id, page_size: limits.page.most, bookmarks: [next] })
    for (const pin of page.data) known.set(pin.id, pin)
    next = page.bookmark
  }
  return [...known.values()]
}

interface ClusterScreenProps {
  readonly cluster: PinCluster
  readonly pins: Answer<typeof pinClusterFeed>
}

/** CR-05, DI-06: makes a board of a suggestion: all of its pins, but those that are left out. */
export function ClusterScreen({ cluster, pins: first }: ClusterScreenProps) {
  const locale = useLocale()
  const { rows, pages, ...more } = usePages(pinClusterFeed, { id: cluster.id }, first)
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection(order, { isAllAtFirst: true })
  const leftOut = order.length - selection.ids.length
  const count = Math.min(Math.max(cluster.pin_count - leftOut, selection.ids.length), limits.bulkEdit.atOnce)
  const [unfilled, setUnfilled] = useState<{ board: Board; why: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const { move } = usePinMoving()
  const fill = async (board: Board) => {
    setBusy(true)
    try {
      const all = await allPins(cluster.id, rows, pages.at(-1)?.bookmark)
      const isLeftOut = (id: string) => order.includes(id) && !selection.isChosen(id)
      await move(all.filter(({ id }) => !isLeftOut(id)).slice(0, limits.bulkEdit.atOnce), board, null)
    } catch (error) {
      setUnfilled({ board, why: messageOf(error) })
      return setBusy(false)
    }
    showToast({ text: pinMovingWords.boardCreated })
    await navigate(links.board(board), { replace: true })
  }
  return (
    <div className={styles['page']}>
      <div className={styles['side']}>
        <h1 className={styles['heading']}>{clusterWords.createBoard}</h1>
        <p className={styles['text']}>{clusterWords.lead}</p>
        {unfilled ? (
          <div className={styles['unfilled']} role="alert">
            <FieldError>{clusterWords.unfilled({ board: unfilled.board.name, reason: unfilled.why })}</FieldError>
            <Button kind="primary" isBusy={isBusy} onClick={() => void fill(unfilled.board)}>
              {clusterWords.movePins}
            </Button>
            <LinkButton to={links.board(unfilled.board)}>{clusterWords.openBoard}</LinkButton>
          </div>
        ) : (
          <CreateBoardForm names={cluster.names} isInline isHeld={count === 0} onCreated={fill} />
        )}
      </div>
      <div className={styles['pins']}>
        <p className={styles['count']} role="status">
          {pinCountWords.pinsSelected(counted(count, locale))}
        </p>
        <PinChoice label={clusterWords.pinsForBoard} pins={rows} selection={selection} more={more} />
      </div>
    </div>
  )
}
