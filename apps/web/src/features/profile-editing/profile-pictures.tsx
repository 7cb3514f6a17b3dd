import { limits, type ProfilePictureKind, profilePictureResource, type User } from '@pinfold/contract'
import { type ReactNode, Suspense, lazy, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { invalidImage, tooLarge } from '../../entities/media/upload-picture.ts'
import { coverPictures } from '../../entities/member/profile-cover.tsx'
import styles from './profile-pictures.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { Rich } from '../../ui/rich.tsx'
import { editProfileWords } from './edit-profile.words.ts'
import { VeiledNote } from './veiled-note.tsx'

const CropModal = lazy(() =>
  loadPart(() => import('./crop/crop-modal.tsx')).then((module) => ({ default: module.CropModal })),
)

const hidden = (text: string) => <span className="visually-hidden">{text}</span>

/** The picture of a member, and the cover of a business, with ways to change them. */
export function ProfilePictures({ user }: { readonly user: User }) {
  const cover = coverPictures(user.profile_cover)
  return (
    <>
      <PictureChooser kind="avatar" hasOne={user.image_large_url !== null}>
        <Avatar name={user.full_name} pictureUrl={user.image_large_url} size={120} />
        {user.veiled_pictures?.includes('avatar') && <VeiledNote kind="avatar" />}
      </PictureChooser>
      {user.is_partner && (
        <PictureChooser kind="cover" hasOne={cover !== null}>
          <div className={styles['cover']}>{cover && <img src={cover.narrow.url} alt="" />}</div>
          {user.veiled_pictures?.includes('cover') && <VeiledNote kind="cover" />}
        </PictureChooser>
      )}
    </>
  )
}

interface PictureChooserProps {
  readonly kind: ProfilePictureKind
  readonly hasOne: boolean
  readonly children: ReactNode
}

function PictureChooser({ kind, hasOne, children }: PictureChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    if (address !== null) URL.revokeObjectURL(address)
    setAddress(null)
  }
  const finish = async (text: string) => {
    close()
    showToast({ text })
  }
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const problem = problemOf(chosen)
    setError(problem)
    if (problem === null) setAddress(URL.createObjectURL(chosen))
  }
  const remove = async () => {
    setBusy(true)
    setError(null)
    try {
      await call(profilePictureResource.delete, { kind })
      await finish(editProfileWords.pictureRemoved({ kind }))
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles['chooser']} role="group" aria-label={editProfileWords.picture({ kind })}>
      {children}
      <div className={styles['actions']}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/*"
          aria-label={editProfileWords.choose({ kind })}
          tabIndex={-1}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button onClick={() => input.current?.click()}>
          {hasOne ? editProfileWords.change({ kind }) : editProfileWords.add({ kind })}
        </Button>
        {hasOne && (
          <Button kind="tertiary" isBusy={isBusy} onClick={() => void remove()}>
            <Rich
              parts={
                kind === 'cover' ? editProfileWords.removeCover({ hidden }) : editProfileWords.removePicture({ hidden })
              }
            />
          </Button>
        )}
        <div aria-live="polite">{error !== null && <FieldError>{error}</FieldError>}</div>
      </div>
      {address !== null && (
        <Suspense fallback={null}>
          <CropModal
            kind={kind}
            address={address}
            onClose={close}
            onSaved={() => finish(editProfileWords.pictureSaved({ kind }))}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What is wrong with a file before it is opened. */
function problemOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return messageOf(invalidImage())
  return file.size > limits.upload.largestBytes ? messageOf(tooLarge()) : null
}
