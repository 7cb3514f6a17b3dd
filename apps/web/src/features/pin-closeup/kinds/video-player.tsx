import type { PinVideos } from '@pinfold/contract'

interface VideoPlayerProps {
  readonly video: PinVideos['video_list'][string]
  readonly name: string
  readonly className: string | undefined
  /** Height divided by width; without it the place decides. */
  readonly ratio?: number
}

/** A video behind its poster: nothing of it is loaded until somebody plays it. */
export function VideoPlayer({ video, name, className, ratio }: VideoPlayerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- members' own videos carry captions where somebody wrote some
    <video
      className={className}
      style={ratio === undefined ? undefined : { aspectRatio: `1 / ${ratio}` }}
      src={video.url}
      poster={video.thumbnail}
      controls
      preload="none"
      playsInline
      aria-label={name}
    >
      {Object.entries(video.captions_urls ?? {}).map(([language, url]) => (
        <track key={language} kind="captions" srcLang={language} src={url} />
      ))}
    </video>
  )
}
