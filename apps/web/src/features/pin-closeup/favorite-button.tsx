import { favoritePin, type Pin, unfavoritePin } from '@pinfold/contract'
import { Star } from 'lucide-react'
import { call } from '../../api/client.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './favorite-button.module.css'
import { favoriteKey } from '../../entities/pin/pin-keys.ts'
import { closeupWords } from './closeup.words.ts'

/** PI-08: marks one of one's own pins as a favourite. */
export function FavoriteButton({ pin }: { readonly pin: Pin }) {
  const [isFavorite, setFavorite] = useOptimisticFact<boolean, boolean>(favoriteKey(pin.id), {
    initial: pin.favorited_by_me,
    apply: (wanted) => wanted,
    send: async (wanted) => (await call(wanted ? favoritePin : unfavoritePin, { pin_id: pin.id })).data.favorited_by_me,
  })
  if (!pin.viewer_can.favorite) return null
  return (
    <IconButton
      label={closeupWords.favorite}
      className={styles['favorite']}
      icon={<Star size={24} />}
      aria-pressed={isFavorite}
      onClick={() => setFavorite(!isFavorite)}
    />
  )
}
