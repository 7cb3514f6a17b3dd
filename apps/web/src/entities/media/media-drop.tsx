import { limits } from '@pinfold/contract'
import type { ComponentProps } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { formatMegabytes } from '../../ui/format-megabytes.ts'
import { formatCount } from '../../ui/format.ts'
import { PictureDrop } from './picture-drop.tsx'
import { pictureDropWords } from './picture-drop.words.ts'
import { VIDEO_TYPES } from './upload-video.ts'

/** A place to drop or choose a picture or a video. */
export function MediaDrop(props: Omit<ComponentProps<typeof PictureDrop>, 'accept' | 'heading' | 'help'>) {
  const locale = useLocale()
  return (
    <PictureDrop
      {...props}
      accept={`image/*,${VIDEO_TYPES}`}
      heading={pictureDropWords.mediaHeading}
      help={pictureDropWords.mediaHelp({
        pictureSize: formatMegabytes(limits.upload.largestBytes, locale),
        videoSize: formatMegabytes(limits.video.largestBytes, locale),
        minutes: formatCount(limits.video.longestMilliseconds / 60_000, locale),
      })}
    />
  )
}
