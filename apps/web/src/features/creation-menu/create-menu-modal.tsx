import { BookImage, FolderPlus, Globe, ImageUp, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../api/links.ts'
import { useExperiment } from '../../api/viewer.ts'
import { DoorWords } from '../../ui/door-words.tsx'
import styles from '../../ui/doors.module.css'
import { Modal } from '../../ui/modal.tsx'
import { type CreateSurface, type CreationStart, createHeadings, startOf } from './creation-start.ts'
import { LinkDoor } from './link-door.tsx'

interface CreateMenuModalProps {
  readonly surface: CreateSurface
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** PS-15: the doors to something new. ST-21: closed, open, link field shown, then the pin builder or an error. */
export function CreateMenuModal({ surface, isOpen, onClose }: CreateMenuModalProps) {
  const [showsLink, setShowsLink] = useState(false)
  const navigate = useNavigate()
  const storyBuilder = links.createStory(useExperiment('story_pin_tool') === 'enabled')
  const close = () => {
    setShowsLink(false)
    onClose()
  }
  const go = (to: string, state: CreationStart = startOf(surface)) => {
    close()
    void navigate(to, { state })
  }
  const canAddSection = surface.at === 'board' && surface.canAddSection
  const hasBoardDoor = surface.at === 'anywhere' || surface.at === 'profile'
  return (
    <Modal heading={createHeadings[surface.at]} isOpen={isOpen} onClose={close} width={440}>
      <ul className={styles['doors']}>
        <li>
          <button
            type="button"
            className={styles['entry']}
            aria-expanded={showsLink}
            onClick={() => setShowsLink(!showsLink)}
          >
            <DoorWords icon={<Globe size={24} />} label="Website" text="Start from a link" />
          </button>
          {showsLink && <LinkDoor onLink={(link) => go(links.pinBuilder(), { ...startOf(surface), link })} />}
        </li>
        <li>
          <label className={styles['entry']}>
            <input
              className="visually-hidden"
              type="file"
              accept="image/*"
              multiple
              onChange={(event) => {
                const pictures = [...(event.target.files ?? [])]
                if (pictures.length > 0) go(links.createUploadedPin(), { ...startOf(surface), pictures })
              }}
            />
            <DoorWords icon={<ImageUp size={24} />} label="Photo" text="Upload one or several pictures" />
          </label>
        </li>
        <li>
          <button type="button" className={styles['entry']} onClick={() => go(storyBuilder)}>
            <DoorWords icon={<BookImage size={24} />} label="Story Pin" text="Pages of pictures, videos and text" />
          </button>
        </li>
        {hasBoardDoor && (
          <li>
            <button type="button" className={styles['entry']} onClick={() => go(links.createBoard())}>
              <DoorWords icon={<LayoutGrid size={24} />} label="Board" text="A place for ideas that belong together" />
            </button>
          </li>
        )}
        {canAddSection && (
          <li>
            <button type="button" className={styles['entry']} onClick={() => go(links.createSection(surface.boardId))}>
              <DoorWords icon={<FolderPlus size={24} />} label="Section" text="A part of this board" />
            </button>
          </li>
        )}
      </ul>
    </Modal>
  )
}
