import {
  aggregatedCommentLikeResource,
  aggregatedCommentResource,
  didItActivityResource,
  favoritePin,
  pinResource,
  reactToPin,
  repinResource,
} from '@pinfold/contract'
import type { CreateStep, SocialStep } from '../plan/steps.ts'
import type { BroughtDrawing } from './bring-drawing.ts'
import type { FurnishedBoard, WhoIs } from './furnish.ts'

/** What exists so far. */
export interface Stage {
  readonly whoIs: WhoIs
  readonly boards: readonly (FurnishedBoard | null)[]
  /** Ids of pins and comments by their numbers in the plan. */
  readonly pinIds: Map<number, string>
  readonly commentIds: Map<number, string>
  readonly tagOf: Map<number, string>
}

const placeOn = (stage: Stage, place: number, section: string | null) => {
  const board = stage.boards[place]
  if (!board) return null
  const sectionId = section === null ? undefined : board.sectionIds.get(section)
  return { name: board.plan.name, options: { board_id: board.id, ...(sectionId && { section_id: sectionId }) } }
}

/** Makes the pin of a drawing that was brought in. */
export async function playCreate(stage: Stage, step: CreateStep, brought: BroughtDrawing): Promise<void> {
  const { drawing, uploadId } = brought
  const place = placeOn(stage, step.board, step.section)
  if (!place) return
  const tag = drawing.tags[step.pin % drawing.tags.length] ?? drawing.family
  const description = step.description
    .replace('{name}', drawing.name)
    .replace('{tag}', tag)
    .replace('{board}', place.name)
  const pin = await stage.whoIs(step.pinner).call(`pin ${step.pin}`, pinResource.create, {
    upload_id: uploadId,
    title: drawing.name,
    description,
    alt_text: drawing.alt,
    link: step.link,
    ...(step.price !== null && { price_value: step.price, price_currency: 'GBP', availability: 'in_stock' }),
    ...place.options,
  })
  stage.pinIds.set(step.pin, pin.id)
  stage.tagOf.set(step.pin, tag)
}

/** Plays what somebody does with a pin that is there; what hangs on something that is not there is left out. */
export async function playSocial(stage: Stage, step: SocialStep, number: number): Promise<void> {
  const pinId = stage.pinIds.get(step.pin)
  if (pinId === undefined) return
  const key = `step ${number}`
  switch (step.do) {
    case 'save': {
      const place = placeOn(stage, step.board, step.section)
      if (place) await stage.whoIs(step.pinner).call(key, repinResource.create, { pin_id: pinId, ...place.options })
      return
    }
    case 'comment': {
      const text = step.text.replace('{tag}', stage.tagOf.get(step.pin) ?? 'things')
      const options = { pinId, text: text.charAt(0).toUpperCase() + text.slice(1) }
      const comment = await stage.whoIs(step.author).call(key, aggregatedCommentResource.create, options)
      stage.commentIds.set(step.comment, comment.id)
      return
    }
    case 'answer': {
      const parentId = stage.commentIds.get(step.comment)
      if (parentId === undefined) return
      await stage.whoIs(step.author).call(key, aggregatedCommentResource.create, { pinId, parentId, text: step.text })
      return
    }
    case 'like': {
      const commentId = stage.commentIds.get(step.comment)
      if (commentId === undefined) return
      await stage.whoIs(step.member).call(key, aggregatedCommentLikeResource.create, { pinId, commentId })
      return
    }
    case 'react': {
      const options = { pin_id: pinId, reaction_type: step.reaction }
      await stage.whoIs(step.member).call(key, reactToPin, options)
      return
    }
    case 'try': {
      await stage.whoIs(step.member).call(key, didItActivityResource.create, { pin_id: pinId, details: step.note })
      return
    }
    case 'favorite':
      await stage.whoIs(step.member).call(key, favoritePin, { pin_id: pinId })
  }
}
