import type { User } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { editProfileButtonWords } from './edit-profile-button.words.ts'

const EditProfileModal = lazy(() =>
  loadPart(() => import('./edit-profile-modal.tsx')).then((module) => ({ default: module.EditProfileModal })),
)

/** Opens the form with what the profile says. */
export function EditProfileButton({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={48} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {editProfileButtonWords.editProfile}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditProfileModal user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
