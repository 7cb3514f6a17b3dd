import { storyPinResource } from '@pinfold/contract'
import type { StoryPlan } from '../plan/plan-stories.ts'
import type { DemonstrationPort } from '../port.ts'
import { bringDrawing } from './bring-drawing.ts'
import { DAY } from '../plan/ages.ts'
import type { WhoIs } from './furnish.ts'

/** Brings the drawings of a story in and makes its pin. */
export async function playStory(
  port: DemonstrationPort,
  whoIs: WhoIs,
  plan: StoryPlan,
  signal: AbortSignal,
): Promise<void> {
  const { story, drawings } = plan
  const pinner = whoIs(story.pinner)
  const pages: object[] = []
  for (const [place, words] of story.pages.entries()) {
    const drawing = drawings[place]
    if (!drawing) continue
    const { uploadId } = await bringDrawing(port, pinner, { wish: `${story.title} ${place}`, drawing }, signal)
    pages.push({
      blocks: [
        { type: 'story_pin_image_block', upload_id: uploadId },
        { type: 'story_pin_heading_block', text: words },
      ],
    })
  }
  await pinner.callAt(story.daysAgo * DAY, `story ${story.title}`, storyPinResource.create, {
    title: story.title,
    alt_text: story.pages.join(', '),
    story_pin: JSON.stringify({ metadata: { pin_title: story.title }, pages }),
  })
}
