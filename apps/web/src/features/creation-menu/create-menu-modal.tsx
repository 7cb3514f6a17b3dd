import { BookImage, FolderPlus, Globe, ImageUp, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../api/links.ts'
import { useExperiment } from '../../api/viewer.ts'
import { DoorWords } from '../../ui/door-words.tsx'
import styles from '../../ui/doors.module.css'
import { Modal } from '../../ui/modal.tsx'
import { type CreateSurface, type CreationStart, startOf } from './creation-start.ts'
import { LinkDoor } from './link-door.tsx'
import { createMenuWords } from './create-menu.words.ts'

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
    <Modal heading={createMenuWords[surface.at]} isOpen={isOpen} onClose={close} width={440}>
      <ul className={styles['doors']}>
        <li>
          <button
            type="button"
            className={styles['entry']}
            aria-expanded={showsLink}
            onClick={() => setShowsLink(!showsLink)}
          >
            <DoorWords
              icon={<Globe size={24} />}
              label={createMenuWords.websiteDoor}
              text={createMenuWords.websiteText}
            />
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
            <DoorWords
              icon={<ImageUp size={24} />}
              label={createMenuWords.photoDoor}
              text={createMenuWords.photoText}
            />
          </label>
        </li>
        <li>
          <button type="button" className={styles['entry']} onClick={() => go(storyBuilder)}>
            <DoorWords
              icon={<BookImage size={24} />}
              label={createMenuWords.storyDoor}
              text={createMenuWords.storyText}
            />
          </button>
        </li>
        {hasBoardDoor && (
          <li>
            <button type="button" className={styles['entry']} onClick={() => go(links.createBoard())}>
              <DoorWords
                icon={<LayoutGrid size={24} />}
                label={createMenuWords.boardDoor}
                text={createMenuWords.boardText}
              />
            </button>
          </li>
        )}
        {canAddSection && (
          <li>
            <button type="button" className={styles['entry']} onClick={() => go(links.createSection(surface.boardId))}>
              <DoorWords
                icon={<FolderPlus size={24} />}
                label={createMenuWords.sectionDoor}
                text={createMenuWords.sectionText}
              />
            </button>
          </li>
        )}
      </ul>
    </Modal>
  )
}
