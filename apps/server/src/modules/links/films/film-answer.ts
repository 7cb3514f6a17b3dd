import type { OutboundAnswer } from '../../../platform/outbound/outbound.ts'

/** What sites call films, or files of any kind. */
const filmTypes = /^(video\/(mp4|quicktime|webm|x-m4v)|application\/mp4|(application|binary)\/octet-stream)\b|^$/i
/** Pictures that come in the same boxes as films. */
const pictureBrands = /^(avi[fs]|hei[cfmsx]|hev[cmx]|mif1|msf1)/
/** Boxes that films of old begin with. */
const oldBoxes = ['moov', 'mdat', 'wide']

/** As many bytes say whether something may be a film. */
export const FILM_HEAD = 12

/** Whether bytes begin as MP4, MOV and WebM do. What is behind is found by looking at the whole. */
export function beginsAsFilm(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, FILM_HEAD)).toString('latin1')
  if (head.startsWith('\u001aE\u00df\u00a3')) return true
  const box = head.slice(4, 8)
  return box === 'ftyp' ? !pictureBrands.test(head.slice(8)) : oldBoxes.includes(box)
}

/** Whether a site's answer is a film, by what the site says and by how it begins. */
export const isFilm = ({ contentType }: Pick<OutboundAnswer, 'contentType'>, head: Uint8Array): boolean =>
  filmTypes.test(contentType) && beginsAsFilm(head)
