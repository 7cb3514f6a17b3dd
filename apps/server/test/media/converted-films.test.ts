import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { convertFilm } from '../../src/modules/media/videos/transcoding/convert-film.ts'
import { lookAtFilm } from '../../src/modules/media/videos/transcoding/film-facts.ts'
import { createVideoProgram } from '../../src/modules/media/videos/transcoding/video-program.ts'
import { drawPicture } from '../support/people.ts'
import { drawn, fileOf, filmFile, probe, sound } from './film-files.ts'

const program = createVideoProgram(undefined)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-films-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function convert(file: string) {
  const tools = await program.tools()
  if (tools === null) throw new Error('there is no ffmpeg on this machine')
  const looked = await lookAtFilm(program, tools, file)
  if ('refusal' in looked) return { refusal: looked.refusal, made: '', parts: [] }
  const made = `${file}-made`
  await mkdir(made)
  const parts: number[] = []
  const converted = await convertFilm(program, tools, { file, film: looked.film }, made, (part) => parts.push(part))
  return { ...converted, made, parts }
}

const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const x265 = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params']

test.each([
  ['no sound', 'still.mp4', [...drawn('64x48'), ...x264], { width: 64, height: 48 }, false],
  ['sound', 'loud.mp4', [...drawn('64x48'), ...sound(), ...x264], { width: 64, height: 48 }, true],
  ['odd sides', 'odd.mov', [...drawn('67x51'), '-c:v', 'prores_ks'], { width: 66, height: 50 }, false],
  ['32:9', 'wide.webm', [...drawn('512x144'), '-c:v', 'libvpx'], { width: 512, height: 144 }, false],
  [
    'vertical',
    'tall.webm',
    [...drawn('48x86'), '-c:v', 'libvpx-vp9', '-deadline', 'realtime'],
    { width: 48, height: 86 },
    false,
  ],
  ['oblong pixels', 'oblong.mp4', [...drawn('64x48'), '-vf', 'setsar=2/1', ...x264], { width: 128, height: 48 }, false],
  [
    'AV1',
    'new.mp4',
    [...drawn('64x64'), '-c:v', 'libaom-av1', '-cpu-used', '8', '-usage', 'realtime'],
    { width: 64, height: 64 },
    false,
  ],
  [
    'HEVC in 10 bits',
    'ten.mp4',
    [...drawn('64x64'), '-pix_fmt', 'yuv420p10le', ...x265, 'log-level=error'],
    { width: 64, height: 64 },
    false,
  ],
] as const)('CN-15 a film with %s becomes one that all browsers show', async (_, name, options, size, hasSound) => {
  const { made, ...converted } = await convert(await filmFile(folder, ...options, name))
  expect(converted).toMatchObject({ film: { ...size, milliseconds: expect.closeTo(1000, -2) as number } })
  expect(await probe(join(made, 'orig.mp4'))).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    pix_fmt: 'yuv420p',
    color_transfer: 'bt709',
    ...size,
    sample_aspect_ratio: '1:1',
    hasSound,
  })
})

test('CN-15 a bright film (HDR) is brought to the brightness of all screens', async () => {
  const bright = 'log-level=error:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc'
  const marks = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc']
  const file = await filmFile(
    folder,
    ...drawn('64x64'),
    '-pix_fmt',
    'yuv420p10le',
    ...marks,
    ...x265,
    bright,
    'hdr.mp4',
  )
  const { made } = await convert(file)
  expect(await probe(join(made, 'orig.mp4'))).toMatchObject({ color_transfer: 'bt709', pix_fmt: 'yuv420p' })
})

test('CN-15 a turned film stands upright, one that begins later begins there, and uneven pictures become even', async () => {
  const source = await filmFile(folder, ...drawn('64x48', 3), ...x264, '-g', '100', 'source.mp4')
  const turned = await filmFile(folder, '-i', source, '-c', 'copy', '-metadata:s:v', 'rotate=90', 'turned.mov')
  expect(await convert(turned)).toMatchObject({ film: { width: 48, height: 64 } })
  // Copied from the middle of a group of pictures: an edit list hides those before.
  const later = await filmFile(folder, '-ss', '1.5', '-i', source, '-c', 'copy', 'later.mp4')
  expect(await convert(later)).toMatchObject({ film: { milliseconds: expect.closeTo(1500, -3) as number } })
  const uneven = ['-vf', "select='not(mod(n,3))+not(mod(n,7))'", '-fps_mode', 'vfr', ...x264]
  const { made } = await convert(await filmFile(folder, ...drawn('64x48', 3, 30), ...uneven, 'uneven.mp4'))
  const { r_frame_rate, avg_frame_rate } = await probe(join(made, 'orig.mp4'))
  expect(r_frame_rate).toBe(avg_frame_rate)
})

test('CN-15 the ladder has a playlist and a film for each step, six frames, and says how far it is', async () => {
  const private_ = ['-metadata', 'location=+52.37+004.89/', '-metadata', 'title=At home']
  const file = await filmFile(folder, ...drawn('640x400', 2), ...sound(2), ...x264, ...private_, 'ladder.mp4')
  const { made, parts, ...converted } = await convert(file)
  const frames = [0, 1, 2, 3, 4, 5].map((at) => `frame-${at}.jpg`)
  const files = ['240.m3u8', '240.mp4', '360.m3u8', '360.mp4', ...frames, 'master.m3u8', 'orig.mp4']
  expect('film' in converted && converted.film.files.toSorted()).toEqual(files)
  expect(await readFile(join(made, 'master.m3u8'), 'utf8')).toMatch(/RESOLUTION=576x360[^]*RESOLUTION=384x240/)
  expect(parts.at(-1)).toBeGreaterThan(0.9)
  const mp4 = await readFile(join(made, 'orig.mp4'))
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
  expect(mp4.includes('52.37') || mp4.includes('At home')).toBe(false)
})

test('PI-09 CN-15 what is no film, broken, too long, too much or elsewhere is refused, each by its reason', async () => {
  const good = await readFile(
    await filmFile(folder, ...drawn('64x48', 4), ...x264, '-movflags', '+faststart', 'good.mp4'),
  )
  const playlist = '#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'
  const outside = Buffer.from(good)
  // The mark that says that the pictures lie in this file.
  outside[outside.indexOf('url ', outside.indexOf('dref')) + 7] = 0
  const crowd = await filmFile(folder, ...drawn('16x16', 0.4, 1000), ...x264, 'crowd.mp4')
  const cases = {
    picture: [await fileOf(folder, 'picture.mp4', await drawPicture()), 'no_video'],
    playlist: [await fileOf(folder, 'list.mp4', playlist), 'no_video'],
    'playlist behind a film’s first bytes': [
      await fileOf(folder, 'list2.mp4', Buffer.concat([good.subarray(0, 32), Buffer.from(playlist)])),
      'no_video',
    ],
    'sound alone': [await filmFile(folder, ...sound(), 'sound.mp4'), 'no_video'],
    headless: [await fileOf(folder, 'headless.mp4', good.subarray(0, 400)), 'no_video'],
    cut: [await fileOf(folder, 'cut.mp4', good.subarray(0, Math.floor(good.length / 3))), 'cut_short'],
    elsewhere: [await fileOf(folder, 'outside.mov', outside), 'lies_elsewhere'],
    'six minutes': [await filmFile(folder, ...drawn('16x16', 360, 1), ...x264, 'long.mp4'), 'too_long'],
    'a crowd of frames': [
      await filmFile(folder, '-stream_loop', '99', '-i', crowd, '-c', 'copy', 'bomb.mp4'),
      'too_much',
    ],
    'huge frames': [await filmFile(folder, ...drawn('8192x2048', 0.1), ...x264, 'huge.mp4'), 'too_much'],
  } as const
  for (const [name, [file, refusal]] of Object.entries(cases))
    expect(await convert(file), name).toMatchObject({ refusal })
  const longest = await filmFile(folder, ...drawn('16x16', 300, 1), ...x264, 'longest.mp4')
  expect(await convert(longest), 'five minutes').toHaveProperty('film')
}, 120_000)
