import { limits } from '@pinfold/contract'
import { fileTypeFromFile } from 'file-type'
import { z } from 'zod'
import { namesAnotherFile } from './external-reference.ts'
import type { FilmRefusal } from './film-refusal.ts'
import type { FrameSize } from './ladder.ts'
import type { VideoProgram, VideoTools } from './video-program.ts'

/** What is known of a film before it is converted. */
export interface FilmFacts extends FrameSize {
  /** How ffmpeg is told to read it; it guesses nothing. */
  readonly container: 'mov' | 'matroska'
  readonly videoStream: number
  readonly hasSound: boolean
  /** Null where the container does not say. */
  readonly milliseconds: number | null
  /** Pictures a second, as a fraction. */
  readonly rate: string
  /** The curve of its brightness where it is a bright film (HDR). */
  readonly brightness: 'smpte2084' | 'arib-std-b67' | null
  readonly isInterlaced: boolean
  readonly hasUnknownColours: boolean
}

/** What a look at a film finds: facts, or why it is refused. */
export type Looked = { readonly film: FilmFacts } | { readonly refusal: FilmRefusal }

const containers: Readonly<Record<string, FilmFacts['container']>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
}

/** Decoders that a film may need; no other is ever started for one. */
const decoders =
  'h264,hevc,vp8,vp9,libvpx,libvpx-vp9,av1,libdav1d,libaom-av1,prores,mpeg4,mjpeg,' +
  'aac,mp3,mp3float,opus,libopus,vorbis,libvorbis,ac3,eac3,alac,flac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_f32le'

/** The options before `-i` for a file of members: one container, files alone, known decoders. */
export const readingOptions = (container: FilmFacts['container']): readonly string[] => [
  '-protocol_whitelist',
  'file',
  '-codec_whitelist',
  decoders,
  '-f',
  container,
]

const fraction = z.string().regex(/^\d+\/\d+$/)
const probed = z.object({
  format: z.object({ duration: z.coerce.number().positive().optional().catch(undefined) }).default({}),
  streams: z
    .array(
      z.object({
        index: z.int(),
        codec_type: z.string(),
        width: z.int().optional(),
        height: z.int().optional(),
        sample_aspect_ratio: z.string().optional(),
        r_frame_rate: fraction.catch('0/1'),
        avg_frame_rate: fraction.catch('0/1'),
        color_transfer: z.string().optional(),
        color_space: z.string().optional(),
        field_order: z.string().optional(),
        nb_read_packets: z.coerce.number().catch(0),
        disposition: z.object({ attached_pic: z.int().default(0) }).default({ attached_pic: 0 }),
        side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
      }),
    )
    .default([]),
})
type Stream = z.output<typeof probed>['streams'][number]

const entries =
  'format=duration:stream=index,codec_type,width,height,sample_aspect_ratio,r_frame_rate,avg_frame_rate,' +
  'color_transfer,color_space,field_order,nb_read_packets:stream_disposition=attached_pic:stream_side_data=rotation'

/** Reads a file's container and counts its pictures; decodes next to nothing. */
export async function lookAtFilm(program: VideoProgram, tools: VideoTools, file: string): Promise<Looked> {
  const type = await fileTypeFromFile(file)
  const container = type && containers[type.mime]
  if (container === undefined) return { refusal: 'no_video' }
  const { ended, output } = await program.run({
    program: tools.ffprobe,
    options: [
      '-v',
      'warning',
      '-hide_banner',
      '-count_packets',
      '-show_entries',
      entries,
      '-of',
      'json',
      ...readingOptions(container),
      file,
    ],
    milliseconds: 120_000,
    processorSeconds: 60,
  })
  if (ended === 'stopped') throw new Error('stopped while a film was looked at')
  // What lies in other files is never opened; the film would only seem to be broken.
  if (container === 'mov' && (await namesAnotherFile(file))) return { refusal: 'lies_elsewhere' }
  if (ended === 'too_late') return { refusal: 'too_much' }
  const answer = probed.safeParse(parseJson(output))
  if (ended !== 'well' || !answer.success) return { refusal: 'no_video' }
  const { streams, format } = answer.data
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition.attached_pic === 0)
  if (!video?.width || !video.height || video.nb_read_packets === 0) return { refusal: 'no_video' }
  const milliseconds = format.duration === undefined ? null : Math.round(format.duration * 1000)
  const refusal = excessOf(video.width * video.height, video.nb_read_packets, milliseconds)
  if (refusal) return { refusal }
  return { film: filmOf(video, streams, container, milliseconds) }
}

function excessOf(pixels: number, pictures: number, milliseconds: number | null): FilmRefusal | null {
  const { longestMilliseconds, mostPixels, mostPictures, mostPicturePixels } = limits.video
  if (milliseconds !== null && milliseconds > longestMilliseconds + TOLERANCE_MILLISECONDS) return 'too_long'
  return pixels > mostPixels || pictures > mostPictures || pixels * pictures > mostPicturePixels ? 'too_much' : null
}

/** Sound often ends a little after the last picture. */
export const TOLERANCE_MILLISECONDS = 500

function filmOf(video: Stream, all: readonly Stream[], container: FilmFacts['container'], milliseconds: number | null) {
  const { width = 0, height = 0, color_transfer: curve } = video
  const [across = 1, down = 1] = (/^(\d+):(\d+)$/.exec(video.sample_aspect_ratio ?? '') ?? []).slice(1).map(Number)
  const stretched = across > 0 && down > 0 ? Math.max(1, Math.round((width * across) / down)) : width
  const isTurned = video.side_data_list.some(({ rotation = 0 }) => Math.abs(rotation % 180) === 90)
  return {
    container,
    width: isTurned ? height : stretched,
    height: isTurned ? stretched : height,
    videoStream: video.index,
    hasSound: all.some(({ codec_type }) => codec_type === 'audio'),
    milliseconds,
    rate: rateOf(video),
    brightness: curve === 'smpte2084' || curve === 'arib-std-b67' ? curve : null,
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(video.field_order ?? ''),
    hasUnknownColours: video.color_space === undefined || video.color_space === 'unknown',
  } satisfies FilmFacts
}

const MOST_RATE = 60
const USUAL_RATE = 30

/** Steady pictures: at the film's own pace where it has one that screens can show, else at one near it. */
function rateOf({ r_frame_rate: base, avg_frame_rate: average }: Stream): string {
  const [ofBase, ofAverage] = [base, average].map((text) => {
    const [pictures = 0, seconds = 0] = text.split('/').map(Number)
    return seconds === 0 ? 0 : pictures / seconds
  })
  if (ofBase && ofBase >= 1 && ofBase <= MOST_RATE) return base
  if (!ofAverage) return `${USUAL_RATE}/1`
  return ofAverage >= MOST_RATE ? `${MOST_RATE}/1` : `${Math.max(USUAL_RATE, Math.round(ofAverage))}/1`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
