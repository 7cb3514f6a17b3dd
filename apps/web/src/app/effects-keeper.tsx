import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { hearCommands } from '../api/client.ts'
import { useMember } from '../api/viewer.ts'
import { loadPart } from '../ui/load-part.ts'

const loadEffects = () => import('./effects.ts')

/** Has what members do change what was read before. Render it once; visitors do without the code. */
export function EffectsKeeper(): null {
  const queries = useQueryClient()
  const { revalidate: rereadPage } = useRevalidator()
  const isMember = useMember() !== null
  useEffect(() => {
    if (!isMember) return
    void loadPart(loadEffects).catch(() => undefined)
    return hearCommands(async (granted) => {
      try {
        // Once only: whoever sent the command waits.
        const { applyEffects } = await loadEffects()
        await applyEffects({ queries, rereadPage }, granted)
      } catch (error) {
        // The command was granted all the same; what is old is read again with the next page.
        console.error(error)
      }
    })
  }, [isMember, queries, rereadPage])
  return null
}
