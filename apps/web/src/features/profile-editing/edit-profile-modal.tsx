import type { User } from '@pinfold/contract'
import { useNavigate, useRevalidator } from 'react-router'
import { links } from '../../api/links.ts'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { EditProfileForm } from './edit-profile-form.tsx'
import { editProfileWords } from './edit-profile.words.ts'

/** The form over the own profile. */
export function EditProfileModal({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const finish = async (saved: User) => {
    onClose()
    // A new name is a new address; what stands around the page knows the old one until it is asked again.
    if (saved.username !== user.username) await navigate(links.profile(saved.username), { replace: true })
    await revalidate()
    showToast({ text: editProfileWords.saved })
  }
  return (
    <Modal heading={editProfileWords.heading} isOpen onClose={onClose} width={560}>
      <EditProfileForm user={user} onSaved={finish} onCancel={onClose} />
    </Modal>
  )
}
