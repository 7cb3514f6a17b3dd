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
  /** The newest pin of each scene. */
  readonly pinOfScene: Map<string, string>
}

const placeOn = (stage: Stage, place: number, section: string | null) => {
  const board = stage.boards[place]
  if (!board) return null
  const sectionId = section === null ? undefined : board.sectionIds.get(section)
  return { board_id: board.id, ...(sectionId && { section_id: sectionId }) }
}

/** Makes the pin of a drawing that was brought in. */
export async function playCreate(stage: Stage, step: CreateStep, brought: BroughtDrawing): Promise<void> {
  const { drawing, uploadId } = brought
  const place = placeOn(stage, step.board, step.section)
  if (!place) return
  const pin = await stage.whoIs(step.pinner).callAt(step.age, `pin ${step.pin}`, pinResource.create, {
    upload_id: uploadId,
    title: drawing.name,
    description: step.description,
    alt_text: drawing.alt,
    link: step.link,
    ...(step.price !== null && { price_value: step.price, price_currency: 'GBP', availability: 'in_stock' }),
    ...place,
  })
  stage.pinIds.set(step.pin, pin.id)
  stage.pinOfScene.set(step.scene, pin.id)
}

/** Plays what somebody does with a pin that is there; what hangs on something that is not there is left out. */
export async function playSocial(stage: Stage, step: SocialStep, number: number): Promise<void> {
  const pinId = stage.pinIds.get(step.pin)
  if (pinId === undefined) return
  const key = `step ${number}`
  const { whoIs } = stage
  switch (step.do) {
    case 'save': {
      const place = placeOn(stage, step.board, step.section)
      if (place) await whoIs(step.pinner).callAt(step.age, key, repinResource.create, { pin_id: pinId, ...place })
      return
    }
    case 'comment': {
      const options = { pinId, text: step.text }
      const comment = await whoIs(step.author).callAt(step.age, key, aggregatedCommentResource.create, options)
      stage.commentIds.set(step.comment, comment.id)
      return
    }
    case 'answer': {
      const parentId = stage.commentIds.get(step.comment)
      if (parentId === undefined) return
      const options = { pinId, parentId, text: step.text }
      await whoIs(step.author).callAt(step.age, key, aggregatedCommentResource.create, options)
      return
    }
    case 'like': {
      const commentId = stage.commentIds.get(step.comment)
      if (commentId === undefined) return
      await whoIs(step.member).callAt(step.age, key, aggregatedCommentLikeResource.create, { pinId, commentId })
      return
    }
    case 'react': {
      const options = { pin_id: pinId, reaction_type: step.reaction }
      await whoIs(step.member).callAt(step.age, key, reactToPin, options)
      return
    }
    case 'try': {
      const options = { pin_id: pinId, details: step.note }
      await whoIs(step.member).callAt(step.age, key, didItActivityResource.create, options)
      return
    }
    case 'favorite':
      await whoIs(step.member).callAt(step.age, key, favoritePin, { pin_id: pinId })
  }
}
