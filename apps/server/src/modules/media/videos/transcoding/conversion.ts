import { limits } from '@pinfold/contract'
import { type FilmFacts, readingOptions, TOLERANCE_MILLISECONDS } from './film-facts.ts'
import type { Rung } from './ladder.ts'

/** Seconds of a piece of a film, each of which can be loaded by itself. */
const PIECE_SECONDS = 4
const KEY_PICTURE_SECONDS = 2

/** What ffmpeg is told to make the whole ladder of a film in the folder it runs for, in one go. */
export function conversionOptions(
  file: string,
  film: FilmFacts,
  ladder: readonly Rung[],
  folder: string,
  hasToneMapping: boolean,
): readonly string[] {
  const longest = (limits.video.longestMilliseconds + TOLERANCE_MILLISECONDS) / 1000 + 1
  return [
    '-nostdin',
    '-hide_banner',
    '-y',
    '-v',
    'error',
    '-progress',
    'pipe:1',
    '-threads',
    '2',
    // The container may say less than the pictures are.
    '-max_pixels',
    String(limits.video.mostPixels),
    ...readingOptions(film.container),
    '-i',
    file,
    '-t',
    String(longest),
    '-filter_complex',
    filtersOf(film, ladder, hasToneMapping),
    ...ladder.flatMap((_, at) => ['-map', `[out${at}]`]),
    ...(film.hasSound ? ladder.flatMap((_, at) => ['-map', `[sound${at}]`]) : []),
    // Where and by whom it was filmed is nobody's business.
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'high',
    '-crf',
    '23',
    '-threads',
    '2',
    '-sc_threshold',
    '0',
    '-force_key_frames',
    `expr:gte(t,n_forced*${KEY_PICTURE_SECONDS})`,
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
    ...ladder.flatMap(({ mostKilobits }, at) => [
      `-maxrate:v:${at}`,
      `${mostKilobits}k`,
      `-bufsize:v:${at}`,
      `${2 * mostKilobits}k`,
    ]),
    ...(film.hasSound ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : []),
    '-f',
    'hls',
    '-hls_time',
    String(PIECE_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file+independent_segments',
    '-master_pl_name',
    'master.m3u8',
    '-var_stream_map',
    ladder.map(({ name }, at) => streamOf(name, at, film.hasSound)).join(' '),
    '-hls_segment_filename',
    `${folder}/%v.mp4`,
    `${folder}/%v.m3u8`,
  ]
}

const streamOf = (name: string, at: number, hasSound: boolean) =>
  hasSound ? `v:${at},a:${at},name:${name}` : `v:${at},name:${name}`

/** From the source to the largest step, and from each step to the next smaller one. */
function filtersOf(film: FilmFacts, ladder: readonly Rung[], hasToneMapping: boolean): string {
  const chains = ladder.map((rung, at) => {
    const from =
      at === 0 ? `[0:${film.videoStream}]${firstFilters(film, rung, hasToneMapping)}` : `[next${at}]${smaller(rung)}`
    return at < ladder.length - 1 ? `${from},split=2[out${at}][next${at + 1}]` : `${from}[out${at}]`
  })
  const places = ladder.map((_, at) => `[sound${at}]`).join('')
  const sound = `[0:a:0]aresample=48000:async=1:first_pts=0,asplit=${ladder.length}${places}`
  return [...chains, ...(film.hasSound ? [sound] : [])].join(';')
}

const smaller = ({ width, height }: Rung) => `scale=${width}:${height}:flags=bicubic,setsar=1`

function firstFilters(film: FilmFacts, rung: Rung, hasToneMapping: boolean): string {
  const steady = [`fps=${film.rate}`, ...(film.isInterlaced ? ['yadif=deint=interlaced'] : [])]
  const { width, height } = rung
  if (film.brightness !== null && hasToneMapping)
    return [
      ...steady,
      `setparams=color_primaries=bt2020:colorspace=bt2020nc:color_trc=${film.brightness}`,
      `zscale=w=${width}:h=${height}:t=linear:npl=100`,
      'format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0',
      'zscale=t=bt709:m=bt709:r=tv,format=yuv420p,setsar=1',
    ].join(',')
  // Large pictures that say nothing of their colours have those of today, not of old television.
  const colours = film.hasUnknownColours && height >= 720 ? ':in_color_matrix=bt709' : ''
  return [
    ...steady,
    `scale=${width}:${height}:flags=bicubic${colours}:out_color_matrix=bt709:out_range=tv`,
    'format=yuv420p,setsar=1',
  ].join(',')
}
